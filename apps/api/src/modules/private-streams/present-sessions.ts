import type { PrivateStream } from '@barg/contract';
import { newEvent, toUser } from '../../platform/publisher.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { loadAuthors } from '../../viewing/author.ts';
import { countMinutes } from './minutes.repository.ts';
import { presentSession } from './private-streams.presenter.ts';
import type { SessionRow } from './private-streams.repository.ts';

/** Loads what presenting some sessions takes; the result presents them, to either of the two. */
const loadPresenter = async (db: Queryable, rows: readonly SessionRow[]) => {
  const people = rows.flatMap((row) => [row.performer_id, row.fan_id]);
  const authors = await loadAuthors(db, people);
  const reserved = await countMinutes(
    db,
    rows.map(({ id }) => id),
  );
  return (row: SessionRow, readerId: string): PrivateStream =>
    presentSession(row, { readerId, authors, reservedMinutes: reserved.get(row.id) ?? 0 });
};

/** Sessions as one of the two may know them. */
export const presentSessions = async (
  db: Queryable,
  rows: readonly SessionRow[],
  readerId: string,
): Promise<PrivateStream[]> => {
  const present = await loadPresenter(db, rows);
  return rows.map((row) => present(row, readerId));
};

export const presentOne = async (db: Queryable, row: SessionRow, readerId: string): Promise<PrivateStream> =>
  (await loadPresenter(db, [row]))(row, readerId);

/**
 * Tells the two, after the commit, what their private stream is now, each as they may know it.
 * @returns what the performer is told, or another reader
 */
export const announce = async (
  unit: UnitOfWork,
  row: SessionRow,
  readerId = row.performer_id,
): Promise<PrivateStream> => {
  const present = await loadPresenter(unit.db, [row]);
  for (const id of [row.performer_id, row.fan_id])
    unit.publish(toUser(id), newEvent('private-stream.changed', { session: present(row, id) }));
  return present(row, readerId);
};
