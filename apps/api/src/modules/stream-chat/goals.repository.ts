import type { Hundredths } from '../../platform/money.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';

export const findGoal = (db: Queryable, streamId: string) =>
  db.selectFrom('stream_goals').selectAll().where('stream_id', '=', streamId).executeTakeFirst();

/** Words and tokens of a goal; one that runs keeps what came in. */
export const putGoal = async (
  { db }: UnitOfWork,
  { streamId, title, tokens }: { streamId: string; title: string; tokens: Hundredths },
): Promise<void> => {
  await db
    .insertInto('stream_goals')
    // By the clock that tips are written by.
    .values({ stream_id: streamId, title, tokens, set_at: new Date() })
    .onConflict((conflict) => conflict.column('stream_id').doUpdateSet({ title, tokens }))
    .execute();
};

/** False when there was none. */
export const deleteGoal = async ({ db }: UnitOfWork, streamId: string): Promise<boolean> => {
  const gone = await db
    .deleteFrom('stream_goals')
    .where('stream_id', '=', streamId)
    .returning('stream_id')
    .executeTakeFirst();
  return gone !== undefined;
};

/** Notes when a tip goal was reached; null when it is not, or not any more. */
export const markReached = async ({ db }: UnitOfWork, streamId: string, at: Date | null): Promise<void> => {
  await db.updateTable('stream_goals').set({ reached_at: at }).where('stream_id', '=', streamId).execute();
};
