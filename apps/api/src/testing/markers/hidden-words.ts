import { draftContent, keepDraft } from '../../modules/feed-posts/drafts/testing.ts';
import { publishPost } from '../../modules/feed-posts/testing.ts';
import { addPhoto, publishGallery } from '../../modules/galleries/testing.ts';
import { sendVideo } from '../../modules/videos/testing.ts';
import type { TestAccount } from '../accounts.ts';
import type { TestApi } from '../api.ts';

/** A word that each marker begins with: what a search is asked for, while an answer is looked through for the whole. */
export const SOUGHT = 'zarfnahan';

/** Who asks: her own fan, to whom she writes; one who has nothing to do with her; another performer; a guest; she. */
export const READERS = ['fan', 'stranger', 'rival', 'guest', 'author'] as const;
export type Reader = (typeof READERS)[number];

/** Words that are hidden, and from whom they are not. */
export const HIDDEN = {
  lockedPost: ['author'],
  subscribersPost: ['author'],
  scheduledPost: ['author'],
  scheduledGallery: ['author'],
  scheduledVideo: ['author'],
  draft: ['author'],
  lockedMessage: ['author'],
  deletedPost: [],
  deletedMessage: [],
  messageOfThread: [],
  deletedComment: [],
  // Its author is told what was removed, and may object.
  removedComment: ['stranger'],
  note: ['author'],
  report: [],
  contact: [],
} as const satisfies Record<string, readonly Reader[]>;
export type Hidden = keyof typeof HIDDEN;
export const HIDDEN_NAMES = Object.keys(HIDDEN) as Hidden[];

export const markerOf = (name: Hidden): string => `${SOUGHT}${name.toLowerCase()}`;
const words = (name: Hidden): string => `What ${markerOf(name)} says`;

const done = async (
  asked: Promise<{ status: number; text: string; body: { data: unknown } | null }>,
): Promise<string> => {
  const { status, text, body } = await asked;
  if (status !== 200) throw new Error(`planting failed: ${text}`);
  return (body?.data as { _id?: string } | undefined)?._id ?? '';
};

const TOMORROW = (): string => new Date(Date.now() + 86_400_000).toISOString();

/** Plants what is of her works. Returns the ids of what stands, and what deletes the rest. */
const plantWorks = async (api: TestApi, author: TestAccount, stranger: TestAccount, operator: TestAccount) => {
  const locked = await publishPost(api, author, { text: words('lockedPost'), audience: 'paid', price: 5 });
  const forSubscribers = await publishPost(api, author, { text: words('subscribersPost'), audience: 'subscribers' });
  const scheduled = await publishPost(api, author, { text: words('scheduledPost'), publishAt: TOMORROW() });
  const later = { publishAt: TOMORROW(), audience: 'free' as const };
  const gallery = await publishGallery(api, author, { title: words('scheduledGallery'), ...later });
  await addPhoto(api, author, gallery._id);
  const video = await done(sendVideo(api, author, { words: { title: words('scheduledVideo'), ...later } }));
  const open = await publishPost(api, author, { text: 'Fog above the lake' });
  const gone = await publishPost(api, author, { text: words('deletedPost') });
  const draft = await keepDraft(api, author, draftContent({ text: words('draft') }));
  const comment = (name: Hidden) =>
    done(api.as(stranger).post('/comments', { objectType: 'feed', objectId: open._id, text: words(name) }));
  const [deleted, removed] = [await comment('deletedComment'), await comment('removedComment')];
  const erase = async () => {
    await done(api.as(author).delete(`/performer/feeds/${gone._id}`));
    await done(api.as(stranger).delete(`/comments/${deleted}`));
    await done(api.as(operator).post('/operator/removals', { type: 'comment', _id: removed, reason: 'spam' }));
  };
  const ids = [locked, forSubscribers, scheduled, gallery, open, gone, draft].map(({ _id }) => _id);
  return { ids: [...ids, video, deleted, removed], openPost: open._id, deletedPost: gone._id, erase };
};

/** Plants what is of her conversation with the fan. */
const plantTalk = async (api: TestApi, author: TestAccount, fan: TestAccount) => {
  const conversation = await done(api.as(fan).post('/conversations', { source: 'performer', sourceId: author.id }));
  const write = (from: TestAccount, name: Hidden, more: object = {}) =>
    done(api.as(from).post(`/messages/conversations/${conversation}`, { text: words(name), ...more }));
  const deleted = await write(author, 'deletedMessage');
  const ofThread = await write(fan, 'messageOfThread');
  const locked = await write(author, 'lockedMessage', { price: 5 });
  await done(api.as(author).put(`/conversations/${conversation}/update`, { note: words('note') }));
  const erase = async () => {
    await done(api.as(author).delete(`/messages/${deleted}`));
    await done(api.as(fan).delete(`/messages/${conversation}/remove-all-message`));
  };
  return { ids: [conversation, deleted, ofThread, locked], conversation, erase };
};

/**
 * A world in which something is hidden in each way that the site has. `erase` deletes what is to be deleted; until then
 * it is open, so that it has had every chance to be copied.
 */
export const plantHiddenWords = async (api: TestApi) => {
  const author = await api.createPerformer();
  const rival = await api.createPerformer({ name: 'Saman' });
  const [fan, stranger] = [
    await api.createUser({ name: 'Tara', balance: 100 }),
    await api.createUser({ name: 'Omid' }),
  ];
  const operator = await api.createOperator();
  const verified = { email_verified_at: new Date(), locale: 'en-US' };
  await api.db.updateTable('users').set(verified).execute();
  for (const account of [fan, stranger]) await done(api.as(account).post(`/follows/${author.id}`));
  const works = await plantWorks(api, author, stranger, operator);
  const talk = await plantTalk(api, author, fan);
  const report = { type: 'feed', _id: works.openPost, reason: 'spam', text: words('report') };
  await done(api.as(fan).post('/reports', report));
  const contact = { name: 'Tara', email: 'tara@barg.example', subject: words('contact'), text: words('contact') };
  await done(api.as(stranger).post('/contact', contact));
  return {
    ...{ fan, stranger, rival, author, operator },
    /** What an address may name. */
    ids: [...works.ids, ...talk.ids, author.id, fan.id, author.username],
    places: { openPost: works.openPost, deletedPost: works.deletedPost, conversation: talk.conversation },
    erase: async () => {
      await works.erase();
      await talk.erase();
    },
  };
};

export type HiddenWorld = Awaited<ReturnType<typeof plantHiddenWords>>;
