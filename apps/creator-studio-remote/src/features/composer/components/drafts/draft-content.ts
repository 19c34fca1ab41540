import type { DraftContent, OwnFeedPost } from '@barg/api-client/models';
import { showsNothing } from '@barg/contract/words';
import type { PostFiles } from '../../hooks/use-post-files.ts';
import { priceValue } from '../../../../shared/asking-price.ts';
import { draftOf, isPollLocked, POLL_ENDS, type PollDraft } from '../../../../shared/polls/poll-schema.ts';
import type { PostFields } from '../post-schema.ts';
import { isOut, momentFieldsOf, momentOf, type MomentValues } from '../../../../shared/times/moment-schema.ts';
import { timesOf } from '../times/times-schema.ts';
import { altTextsOf, changedAltTexts } from '../words/picture-words-schema.ts';

const TIME = /^\d{2}:\d{2}$/;

/** The fields, and the moment that they name: who opens the draft elsewhere may have another time zone. */
const momentContent = (fields: MomentValues): DraftContent['publish'] => {
  const { isOn, day, time } = fields;
  const at = momentOf(fields);
  return { isOn, day, time: TIME.test(time) ? time : '', ...(at && { at }) };
};

/** More than any price, and the most that a draft takes. */
const MOST_TOKENS = 1_000_000_000;

/** A price that can be kept; an unfinished one is typed again. */
const priceOf = (price: number): number | null =>
  price >= 0 && price <= MOST_TOKENS ? Math.round(price * 100) / 100 : null;

/** The content of a draft, made of the form's fields and files. */
export const contentOf = (fields: PostFields, { ids, uploads }: Pick<PostFiles, 'ids' | 'uploads'>): DraftContent => {
  const { text, teaser, audience, price, poll, publish, expiry, altTexts, isPinned, teaserFromFilm } = fields;
  return {
    text,
    teaser,
    audience,
    price: priceOf(price),
    poll: poll && { question: poll.question, options: poll.options.map((option) => option.text), end: poll.end },
    publish: momentContent(publish),
    expiry: momentContent(expiry),
    isPinned,
    teaserFromFilm,
    ...ids,
    altTexts: changedAltTexts(altTexts, uploads),
  };
};

/** Whether there is nothing to keep: no file and no word, neither of the post nor of a poll. */
export const isBlank = ({ text, teaser, poll, fileIds, thumbnailFileId, teaserFileId }: DraftContent): boolean =>
  [text, teaser, poll?.question ?? '', ...(poll?.options ?? [])].every(showsNothing) &&
  fileIds.length === 0 &&
  !thumbnailFileId &&
  !teaserFileId;

const endOf = (end: string): PollDraft['end'] =>
  [...POLL_ENDS, 'keep' as const].find((known) => known === end) ?? 'none';

const fieldsOfMoment = (moment: DraftContent['publish'], use: 'publish' | 'expiry'): MomentValues => {
  if (moment.isOn && moment.at) return momentFieldsOf(moment.at, use);
  const usual = momentFieldsOf(null, use);
  return { isOn: moment.isOn, day: moment.day ?? usual.day, time: moment.time || usual.time };
};

const pollOf = (poll: DraftContent['poll']): PollDraft | null =>
  poll && { question: poll.question, options: poll.options.map((text) => ({ text })), end: endOf(poll.end) };

/** The form's fields as a post has them, or as a new one begins. */
export const fieldsOfPost = (post: OwnFeedPost | undefined): PostFields => {
  const poll = post?.poll ?? null;
  return {
    text: post?.text ?? '',
    teaser: post?.teaser ?? '',
    audience: post?.audience ?? 'free',
    price: priceValue(post),
    poll: poll && !isPollLocked(poll) ? draftOf(poll) : null,
    isPinned: post?.isPinned ?? false,
    teaserFromFilm: post?.teaserFromFilm ?? false,
    altTexts: altTextsOf(post?.files ?? []),
    ...timesOf(post),
  };
};

/** A post as the content of a draft that has changed nothing of it. */
export const contentOfPost = (post: OwnFeedPost): DraftContent => {
  const { files, thumbnail, teaserVideo } = post;
  const ids = {
    fileIds: files.map(({ _id }) => _id),
    thumbnailFileId: thumbnail?._id ?? null,
    teaserFileId: teaserVideo?._id ?? null,
  };
  return contentOf(fieldsOfPost(post), { ids, uploads: [] });
};

/** What a draft holds, as the form's fields; `post` is the one that it changes. */
export const fieldsOf = (content: DraftContent, post: OwnFeedPost | undefined): PostFields => ({
  text: content.text,
  teaser: content.teaser,
  audience: content.audience,
  price: content.price ?? NaN,
  // Somebody may have voted since.
  poll: isPollLocked(post?.poll ?? null) ? null : pollOf(content.poll),
  // It may have come out since: the field is not shown then, and its time could not be corrected.
  publish: isOut(post) ? momentFieldsOf(null, 'publish') : fieldsOfMoment(content.publish, 'publish'),
  expiry: fieldsOfMoment(content.expiry, 'expiry'),
  // Drafts that are older than these say nothing of them.
  isPinned: content.isPinned ?? post?.isPinned ?? false,
  teaserFromFilm: content.teaserFromFilm ?? post?.teaserFromFilm ?? false,
  altTexts: { ...altTextsOf(post?.files ?? []), ...content.altTexts },
});
