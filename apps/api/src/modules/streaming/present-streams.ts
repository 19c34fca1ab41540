import type { StreamSummary } from '@barg/contract';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { authorOf, loadAuthors } from '../../viewing/author.ts';
import { loadCovers } from './stream-covers.ts';
import { presentSeen, type SeenStream } from './streaming.presenter.ts';
import type { StreamRow } from './streaming.repository.ts';

/** A page of streams, each for the one caller for whom it was read. */
export const present = async (context: Context, rows: readonly SeenStream[]): Promise<StreamSummary[]> => {
  const { db, presence } = context;
  const watched = rows.map((row) => ({ id: row.id, performerId: row.performer_id }));
  const [authors, viewers, covers] = await Promise.all([
    loadAuthors(
      db,
      rows.map((row) => row.performer_id),
    ),
    presence.viewersOf(watched),
    loadCovers(context, rows),
  ]);
  return rows.map((row) => {
    const performer = authorOf(authors, row.performer_id);
    return presentSeen(row, { performer, viewers: viewers.get(row.id) ?? 0, cover: covers.get(row.id) });
  });
};

/** @throws NotFoundError without a stream */
export const presentOne = async (context: Context, row: SeenStream | undefined): Promise<StreamSummary> => {
  const [stream] = row ? await present(context, [row]) : [];
  if (!stream) throw new NotFoundError();
  return stream;
};

/** A stream for its performer. */
export const own = (row: StreamRow): SeenStream => ({
  ...row,
  ...{ may_watch: true, is_banned: false, has_ticket: false, may_return_ticket: false, is_reminded: false },
});
