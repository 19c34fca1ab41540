import { HANDLE } from '@barg/contract/words';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { findContentItem, linkTo, type ContentItem } from '../../viewing/items.ts';
import { isLiving } from '../../viewing/living-account.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { notifyAll } from '../notifications/notify.ts';
import { mayTakePart } from './comments.policy.ts';
import type { CommentRow } from './comments.repository.ts';

/** So many of those whom a comment names are told. */
const MOST_MENTIONED = 10;

export interface Told {
  item: ContentItem;
  /** The comment replied to, if any. */
  answered: CommentRow | null;
  text: string;
}

/**
 * Notifies the author of the comment replied to, the performer, and those whom the comment names, each once: of the
 * first of these that fits.
 */
export const tellOthers = async (
  unit: UnitOfWork,
  { account }: Member,
  { item, answered, text }: Told,
): Promise<void> => {
  const notice = { actorId: account.id, link: linkTo(item) };
  const told = new Set([account.id]);
  const tell = async (kind: 'comment' | 'comment-reply' | 'mention', ids: readonly string[]) => {
    const others = ids.filter((id) => !told.has(id));
    await notifyAll(unit, others, { ...notice, kind });
    for (const id of others) told.add(id);
  };
  if (answered) await tell('comment-reply', [answered.author_id]);
  await tell('comment', [item.performerId]);
  await tell('mention', await findMentioned(unit.db, item, text));
};

/** Accounts whom a text names and who may read what is written below the item: nobody else learns of it. */
const findMentioned = async (db: Queryable, item: ContentItem, text: string): Promise<string[]> => {
  const names = new Set((text.match(HANDLE) ?? []).map((handle) => handle.slice(1).toLowerCase()));
  if (names.size === 0) return [];
  const named = await db
    .selectFrom('users')
    .select(['id', 'role'])
    .where('username', 'in', [...names].slice(0, MOST_MENTIONED))
    .where(isLiving())
    .execute();
  const mentioned: string[] = [];
  for (const account of named) {
    const seen = await findContentItem(db, item.type, item.id, { account, country: null });
    if (seen && mayTakePart(seen.access)) mentioned.push(account.id);
  }
  return mentioned;
};
