import { sql, type RawBuilder } from 'kysely';
import { hasLivingOwner } from './living-account.ts';
import type { Onlooker } from './onlooker.ts';
import { mayWatchSql, watcherOf } from './stream-audience.ts';
import { isTakenDownSql } from './taken-down.ts';

/**
 * SQL: whether the film of a recording stands at its stream's address: its performer shows it there, and no operator has
 * removed the stream. Whether it can be played is for its file to say.
 *
 * @param recording the name of `recordings` in the query
 */
export const isFilmShownSql = (recording = 'recordings'): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${recording}.${name}`);
  return sql<boolean>`(${column('shown_at')} is not null and ${column('status')} = 'kept' and not ${isTakenDownSql('stream', column('stream_id'))})`;
};

/**
 * SQL: whether a file is the film of a stream that an account may watch there, now: who follows or subscribes to its
 * performer, or has a ticket that was not given back, and is not banned from her streams. Operators may always.
 *
 * @param fileId a column, as `files.id`
 */
export const isFilmOpenSql = (onlooker: Onlooker, fileId: RawBuilder<unknown>): RawBuilder<boolean> => {
  const watcher = watcherOf(onlooker);
  const viewerId = sql`${watcher.watcherId}::uuid`;
  const watchesAll = sql`exists (select from users where id = ${viewerId} and role = 'operator')`;
  return sql<boolean>`exists (
    select from recordings film join streams s on s.id = film.stream_id
    where film.file_id = ${fileId} and ${isFilmShownSql('film')} and ${hasLivingOwner('s.performer_id')}
      and ${mayWatchSql({ ...watcher, watchesAll }, 's')})`;
};
