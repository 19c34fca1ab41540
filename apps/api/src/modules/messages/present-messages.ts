import type { Author, Message } from '@barg/contract';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { loadPreviews } from '../link-previews/link-previews.service.ts';
import { loadAuthors } from '../../viewing/author.ts';
import { loadMessageFiles } from './message-files.repository.ts';
import { presentMessage, type MessageRow } from './messages.presenter.ts';
import { countOwnedFiles } from './owned-files.repository.ts';
import { listByIds, loadBuyers, type Buyer } from './paid-messages.repository.ts';
import { loadReactions } from './reactions.repository.ts';

/** Those of the messages that are answered; no statement where none answers. */
const loadQuoted = async (db: Queryable, rows: readonly MessageRow[]): Promise<ReadonlyMap<string, MessageRow>> => {
  const ids = rows.flatMap(({ reply_to_id }) => reply_to_id ?? []);
  if (ids.length === 0) return new Map();
  return new Map((await listByIds(db, [...new Set(ids)])).map((row) => [row.id, row]));
};

/** How much of what it has not bought a reader owns; no statement where nothing with files stands locked for it. */
const loadOwned = async (
  db: Queryable,
  sold: readonly MessageRow[],
  { readerId, buyers }: { readerId: string | null; buyers: ReadonlyMap<string, readonly Buyer[]> },
): Promise<ReadonlyMap<string, number>> => {
  const locked = sold.filter(({ id, sender_id }) => sender_id !== readerId && !buyers.has(id));
  return readerId === null ? new Map() : countOwnedFiles(db, readerId, idsOf(locked));
};

const idsOf = (rows: readonly MessageRow[]): string[] => rows.map(({ id }) => id);

const loadSenders = (db: Queryable, rows: readonly MessageRow[]): Promise<ReadonlyMap<string, Author>> =>
  loadAuthors(
    db,
    rows.map((row) => row.sender_id),
  );

/**
 * Messages as one reader may see them; null: somebody who has paid for none.
 * @param senders where they were loaded before
 */
export const presentAll = async (
  db: Queryable,
  rows: readonly MessageRow[],
  readerId: string | null,
  senders?: ReadonlyMap<string, Author>,
): Promise<Message[]> => {
  const standing = rows.filter((row) => !row.is_deleted);
  const withFiles = standing.filter(({ type }) => type !== 'text' && type !== 'tip');
  const paid = standing.filter(({ price }) => price > 0n);
  // Only private conversations have members, and reactions.
  const isPrivate = standing.filter((row) => row.member_ids.length > 0);
  const [authors, files, buyers, quoted, reactions, previews] = await Promise.all([
    senders ?? loadSenders(db, rows),
    loadMessageFiles(db, idsOf(withFiles)),
    loadBuyers(db, idsOf(paid)),
    loadQuoted(db, standing),
    loadReactions(db, idsOf(isPrivate)),
    loadPreviews(
      db,
      isPrivate.flatMap(({ link_preview_id: id }) => id ?? []),
    ),
  ]);
  const sold = paid.filter(({ id }) => files.has(id));
  const owned = await loadOwned(db, sold, { readerId, buyers });
  const around = { readerId, authors, files, buyers, owned, quoted, reactions, previews };
  return rows.map((row) => presentMessage(row, around));
};

/** A message as its sender sees it. */
export const present = async (
  db: Queryable,
  row: MessageRow,
  senders?: ReadonlyMap<string, Author>,
): Promise<Message> => {
  const [message] = await presentAll(db, [row], row.sender_id, senders);
  if (!message) throw new Error('a message was not presented');
  return message;
};
