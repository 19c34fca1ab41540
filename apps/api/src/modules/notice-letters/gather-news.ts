import type { Author } from '@barg/contract';
import type { Config } from '../../platform/config.ts';
import { siteUrl } from '../../platform/site-url.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { authorOf, loadAuthors } from '../../viewing/author.ts';
import type { Member } from '../../viewing/onlooker.ts';
import type { MessagesLine, NoticeLetter, NoticeLine } from '../mails/templates/notices/notice-letter.ts';
import { linkOfGroup } from '../notifications/notification-groups.ts';
import { failureOf, momentOf, nameOf } from '../notifications/notifications.presenter.ts';
import type { takeWaiting } from '../notifications/deliveries.repository.ts';
import { NOTICES_PATH } from './pages.ts';
import { conversationOf, listUnreadMessages, type UnreadConversation } from './unread-messages.repository.ts';

/** So many groups of notices, and conversations, are listed; the others are counted. */
const MOST_LISTED = 20;

type Notice = Awaited<ReturnType<typeof takeWaiting>>[number];

interface Group {
  newest: Notice;
  count: number;
  people: Set<string>;
}

/** Notices by their groups, the latest group first. @param notices oldest first */
export const groupNotices = (notices: readonly Notice[]): Group[] => {
  const groups = new Map<string, Group>();
  for (const notice of notices.toReversed()) {
    const group = groups.get(notice.group_key) ?? { newest: notice, count: 0, people: new Set() };
    group.count += 1;
    if (notice.actor_id !== null) group.people.add(notice.actor_id);
    groups.set(notice.group_key, group);
  }
  return [...groups.values()];
};

type Site = Pick<Config, 'publicUrl'>;

interface Shown {
  site: Site;
  /** The reader's. */
  timeZone: string;
  actors: ReadonlyMap<string, Author>;
}

const noticeLine = ({ site, timeZone, actors }: Shown, { newest, count, people }: Group): NoticeLine => {
  const { kind, link, actor_id: actorId } = newest;
  const actor = actorId === null ? null : authorOf(actors, actorId);
  return {
    ...{
      kind,
      count,
      failure: failureOf(newest),
      actor: actor?.name ?? nameOf(newest),
      others: Math.max(0, people.size - 1),
    },
    at: momentOf(newest, timeZone),
    url: siteUrl(site, linkOfGroup({ kind, link, count }, actor?.username) ?? NOTICES_PATH),
  };
};

const messagesLine = (site: Site, { id, sender, count, excerpts }: UnreadConversation): MessagesLine => ({
  ...{ sender, count, excerpts },
  url: siteUrl(site, `/messages/${id}`),
});

/** When the first notice of each conversation was. @param notices oldest first */
const firstOfConversations = (notices: readonly Notice[]): ReadonlyMap<string, Date> => {
  const first = new Map<string, Date>();
  for (const { link, created_at: told } of notices) {
    const id = conversationOf(link);
    if (id && !first.has(id)) first.set(id, told);
  }
  return first;
};

/** What is new in a letter; null when there is nothing. */
export type News = Pick<NoticeLetter, 'messages' | 'notices' | 'count' | 'unlisted'>;

/**
 * What a letter tells of notices that were taken for it. Of messages it looks again: those that were read or deleted
 * meanwhile, and those of muted conversations, are in none.
 * @param taken oldest first
 */
export const gatherNews = async (
  { db, site, member, timeZone }: { db: Queryable; site: Site; member: Member; timeZone: string },
  taken: readonly Notice[],
): Promise<News | null> => {
  const ofMessages = taken.filter(({ kind }) => kind === 'message');
  const groups = groupNotices(taken.filter(({ kind }) => kind !== 'message'));
  const conversations = await listUnreadMessages(db, member, firstOfConversations(ofMessages));
  const counts = [...groups, ...conversations].map((each) => each.count);
  const count = counts.reduce((sum, each) => sum + each, 0);
  if (count === 0) return null;
  const messages = conversations.slice(0, MOST_LISTED);
  const listed = groups.slice(0, MOST_LISTED - messages.length);
  const actors = await loadAuthors(
    db,
    listed.map(({ newest }) => newest.actor_id),
  );
  return {
    messages: messages.map((conversation) => messagesLine(site, conversation)),
    notices: listed.map((group) => noticeLine({ site, timeZone, actors }, group)),
    count,
    unlisted: counts.length - messages.length - listed.length,
  };
};
