import type { Context } from '../../context.ts';
import { assertShallow } from '../../shared/wire.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { present } from '../streaming/present-streams.ts';
import { countFilms, listFilms } from './stream-films.repository.ts';
import type { StreamFilm } from './stream-films.schema.ts';

/** The films at the addresses of streams that the caller may watch, the latest shown first. */
export const listStreamFilms = async (
  context: Context,
  member: Member,
  page: { limit: number; offset: number },
): Promise<{ data: StreamFilm[]; total: number }> => {
  assertShallow(page.offset);
  const [rows, total] = await Promise.all([listFilms(context.db, member, page), countFilms(context.db, member)]);
  const streams = await present(context, rows);
  const seconds = rows.map(({ film_ms }) => Math.round(Number(film_ms) / 1000));
  return { data: streams.map((stream, at) => ({ ...stream, durationSeconds: seconds[at] ?? 0 })), total };
};
