import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { fromHundredths } from '../../platform/money.ts';
import { assertShallow } from '../../shared/wire.ts';
import { authorOf, loadAuthors } from '../../viewing/author.ts';
import type { Account } from '../../viewing/caller.ts';
import { selectStreamTippers, sumStreamTips } from '../ledger/stream-tips.ts';
import { presentPast, timesOf } from './stream-summaries.presenter.ts';
import { countNew, findOver, listOver, sumEarned, sumTickets } from './stream-summaries.repository.ts';
import type { StreamReport } from './stream-summaries.schema.ts';

const MOST_TIPPERS = 5;

/**
 * What became of a stream of the performer's own that is over. Money is read from the ledger, so that what was taken
 * back since then is not in it.
 * @throws NotFoundError for another performer's, and one that is not over
 */
export const getReport = async ({ db }: Context, account: Account, streamId: string): Promise<StreamReport> => {
  const stream = await findOver(db, account.id, streamId);
  if (!stream) throw new NotFoundError();
  const [begun, tips, tickets, earned, tippers] = await Promise.all([
    countNew(db, stream),
    sumStreamTips(db, stream.id),
    sumTickets(db, stream),
    sumEarned(db, stream),
    selectStreamTippers(db, stream.id).orderBy('amount', 'desc').orderBy('userId').limit(MOST_TIPPERS).execute(),
  ]);
  const authors = await loadAuthors(
    db,
    tippers.map(({ userId }) => userId),
  );
  return {
    ...timesOf(stream),
    streamId: stream.id,
    title: stream.title,
    peakViewers: stream.peak_viewers,
    watchedMinutes: Math.round(Number(stream.watched_ms) / 60_000),
    newFollowers: begun.followers,
    newSubscribers: begun.subscribers,
    tips: { count: tips.count, tokens: fromHundredths(tips.sum) },
    tickets: { count: tickets.count, tokens: fromHundredths(tickets.sum) },
    earned: fromHundredths(earned),
    held: fromHundredths(tickets.held),
    topTippers: tippers.map(({ userId, amount }) => ({
      fan: authorOf(authors, userId),
      tokens: fromHundredths(amount),
    })),
  };
};

/** The performer's streams that are over, the newest first. */
export const listPast = async ({ db }: Context, account: Account, page: { limit: number; offset: number }) => {
  assertShallow(page.offset);
  const { rows, total } = await listOver(db, account.id, page);
  return { data: rows.map(presentPast), total };
};
