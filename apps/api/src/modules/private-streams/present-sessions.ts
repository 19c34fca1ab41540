import type { PrivateStream } from '@barg/contract';
import { newEvent, toUser } from '../../platform/publisher.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { loadAuthors } from '../../viewing/author.ts';
import { countMinutes } from './minutes.repository.ts';
import { presentSession } from './private-streams.presenter.ts';
import type { SessionRow } from './private-streams.repository.ts';

export const presentSessions = async (db: Queryable, rows: readonly SessionRow[]): Promise<PrivateStream[]> => {
  const people = rows.flatMap((row) => [row.performer_id, row.fan_id]);
  const authors = await loadAuthors(db, people);
  const reserved = await countMinutes(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentSession(row, authors, reserved.get(row.id) ?? 0));
};

export const presentOne = async (db: Queryable, row: SessionRow): Promise<PrivateStream> => {
  const [session] = await presentSessions(db, [row]);
  if (!session) throw new Error('a session was not presented');
  return session;
};

/** Tells the two, after the commit, what their private stream is now. */
export const announce = async (unit: UnitOfWork, row: SessionRow): Promise<PrivateStream> => {
  const session = await presentOne(unit.db, row);
  for (const id of [row.performer_id, row.fan_id])
    unit.publish(toUser(id), newEvent('private-stream.changed', { session }));
  return session;
};
