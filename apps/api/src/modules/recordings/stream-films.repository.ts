import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { countUpTo } from '../../shared/count-up-to.ts';
import { hasLivingOwner } from '../../viewing/living-account.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { isRunningSql } from '../../viewing/running-subscription.ts';
import { mayWatchSql, seenColumns, watcherOf } from '../../viewing/stream-audience.ts';
import { isFilmShownSql } from '../../viewing/stream-film.ts';
import { isVisibleSql } from '../../viewing/visibility.ts';

/**
 * Films that come into question for somebody: of performers whom they follow or subscribe to, and of streams that they
 * have a ticket for. The list is read from these, not from all films of the site.
 */
const concerning = (memberId: string) => sql<string>`
  select id from recordings where shown_at is not null and performer_id in (
    select performer_id from follows where follower_id = ${memberId}::uuid
    union
    select performer_id from subscriptions where user_id = ${memberId}::uuid and ${isRunningSql()})
  union
  select recordings.id from stream_tickets ticket join recordings on recordings.stream_id = ticket.stream_id
    where ticket.user_id = ${memberId}::uuid and ticket.status <> 'refunded' and recordings.shown_at is not null`;

/** What opens a film is asked of its stream again, as when it is watched. */
const selectFilms = (db: Queryable, member: Member) => {
  const watcher = watcherOf(member);
  return db
    .selectFrom('recordings as film')
    .innerJoin('streams', 'streams.id', 'film.stream_id')
    .innerJoin('files', 'files.id', 'film.file_id')
    .where(sql<boolean>`film.id in (${concerning(member.account.id)})`)
    .where(isFilmShownSql('film'))
    .where('files.status', '=', 'ready')
    .where(hasLivingOwner('streams.performer_id'))
    .where(isVisibleSql(member, sql.ref('streams.performer_id')))
    .where(mayWatchSql(watcher));
};

/** Films at the addresses of streams that a member may watch, the latest shown first. */
export const listFilms = (db: Queryable, member: Member, { limit, offset }: { limit: number; offset: number }) =>
  selectFilms(db, member)
    .selectAll('streams')
    .select(seenColumns(watcherOf(member)))
    .select('film.duration_ms as film_ms')
    .orderBy('film.shown_at', 'desc')
    .orderBy('film.id')
    .limit(limit)
    .offset(offset)
    .execute();

export const countFilms = (db: Queryable, member: Member): Promise<number> => countUpTo(db, selectFilms(db, member));
