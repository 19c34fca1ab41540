import type { StreamSummary } from '@barg/contract';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { authorOf, loadAuthors } from '../../viewing/author.ts';
import { presentSeen, type SeenStream } from './streaming.presenter.ts';
import type { StreamRow } from './streaming.repository.ts';

/** A page of streams, each for the one caller for whom it was read. */
export const present = async ({ db, presence }: Context, rows: readonly SeenStream[]): Promise<StreamSummary[]> => {
  const watched = rows.map((row) => ({ id: row.id, performerId: row.performer_id }));
  const [authors, viewers] = await Promise.all([
    loadAuthors(
      db,
      rows.map((row) => row.performer_id),
    ),
    presence.viewersOf(watched),
  ]);
  return rows.map((row) => presentSeen(row, authorOf(authors, row.performer_id), viewers.get(row.id) ?? 0));
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
  ...{ may_watch: true, has_ticket: false, is_reminded: false },
});
