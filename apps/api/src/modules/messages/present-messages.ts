import type { Message } from '@barg/contract';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { loadAuthors } from '../../viewing/author.ts';
import { loadMessageFiles } from './message-files.repository.ts';
import { presentMessage, type MessageRow } from './messages.presenter.ts';
import { loadBuyers } from './paid-messages.repository.ts';

/** Messages as one reader may see them; null: somebody who has paid for none. */
export const presentAll = async (
  db: Queryable,
  rows: readonly MessageRow[],
  readerId: string | null,
): Promise<Message[]> => {
  const standing = rows.filter((row) => !row.is_deleted);
  const withFiles = standing.filter(({ type }) => type !== 'text' && type !== 'tip');
  const paid = standing.filter(({ price }) => price > 0n);
  const [authors, files, buyers] = await Promise.all([
    loadAuthors(
      db,
      rows.map((row) => row.sender_id),
    ),
    loadMessageFiles(
      db,
      withFiles.map(({ id }) => id),
    ),
    loadBuyers(
      db,
      paid.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => presentMessage(row, { readerId, authors, files, buyers }));
};

/** A message as its sender sees it. */
export const present = async (db: Queryable, row: MessageRow): Promise<Message> => {
  const [message] = await presentAll(db, [row], row.sender_id);
  if (!message) throw new Error('a message was not presented');
  return message;
};
