import type { StreamTips } from '@barg/contract';
import { fromHundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { authorOf, loadAuthors } from '../../viewing/author.ts';
import { sumStreamTips } from '../ledger/stream-tips.ts';
import { findGoal } from './goals.repository.ts';
import { listPinnedTips } from './pinned-tips.repository.ts';
import { listTopTippers } from './top-tippers.repository.ts';

/** What is shown where nothing may be, and where there is nothing. */
export const NO_TIPS: StreamTips = { goal: null, topTippers: [], pinnedTips: [] };

const findGoalState = async (db: Queryable, streamId: string): Promise<StreamTips['goal']> => {
  const goal = await findGoal(db, streamId);
  if (!goal) return null;
  const { title, tokens, set_at, reached_at } = goal;
  const { sum: got } = await sumStreamTips(db, streamId, set_at);
  return {
    title,
    tokens: fromHundredths(tokens),
    got: fromHundredths(got),
    reachedAt: reached_at?.toISOString() ?? null,
  };
};

/** How the tips of a stream stand, read from the ledger: the goal, and who gave most; and which tips stand above the chat. */
export const findTips = async (db: Queryable, stream: { id: string; performer_id: string }): Promise<StreamTips> => {
  const [goal, tippers, pinned] = await Promise.all([
    findGoalState(db, stream.id),
    listTopTippers(db, stream),
    listPinnedTips(db, stream),
  ]);
  const authors = await loadAuthors(
    db,
    [...tippers, ...pinned].map(({ userId }) => userId),
  );
  const topTippers = tippers.map(({ userId, amount }) => ({
    user: authorOf(authors, userId),
    amount: fromHundredths(amount),
  }));
  const pinnedTips = pinned.map(({ messageId, userId, amount, until }) => ({
    messageId,
    user: authorOf(authors, userId),
    amount: fromHundredths(amount),
    until: until.toISOString(),
  }));
  return { goal, topTippers, pinnedTips };
};
