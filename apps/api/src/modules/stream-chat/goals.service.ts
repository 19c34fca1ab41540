import { streamScope, type StreamGoal } from '@barg/contract';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { fromHundredths, toHundredths } from '../../platform/money.ts';
import { newEvent, toScope } from '../../platform/publisher.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { assertStands } from '../../shared/changed-meanwhile.ts';
import { StreamEndedError } from '../../viewing/streams.ts';
import { sumStreamTips } from '../ledger/stream-tips.ts';
import { deleteGoal, findGoal, markReached, putGoal } from './goals.repository.ts';
import type { GoalChange } from './goals.schema.ts';
import { findTips } from './tips-state.ts';

/** Locked, so that goals are set, and found reached, one after the other. */
const lockStream = ({ db }: UnitOfWork, streamId: string) =>
  db
    .selectFrom('streams')
    .select(['id', 'performer_id', 'status'])
    .where('id', '=', streamId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** @throws NotFoundError, StreamEndedError */
const lockOwn = async (unit: UnitOfWork, performerId: string, streamId: string) => {
  const stream = await lockStream(unit, streamId);
  if (stream?.performer_id !== performerId) throw new NotFoundError();
  if (stream.status !== 'planned' && stream.status !== 'live') throw new StreamEndedError();
  return stream;
};

/** Tells those who watch how the tips stand. */
const tell = async (unit: UnitOfWork, stream: { id: string; performer_id: string }) => {
  const tips = await findTips(unit.db, stream);
  const data = { streamId: stream.id, ...tips };
  unit.publish(toScope(streamScope(stream.id)), newEvent('stream.tips.changed', data));
  return tips;
};

/**
 * Sets or changes the goal of a stream that is planned or live. A goal that runs keeps what came in; one that asks for
 * more than that is to be reached again.
 * @throws NotFoundError for a stream that is not the performer's, StreamEndedError, ChangedMeanwhileError
 */
export const setGoal = (
  context: Context,
  performerId: string,
  { streamId, title, tokens, basedOn }: GoalChange & { streamId: string },
): Promise<StreamGoal | null> =>
  context.work(async (unit) => {
    const stream = await lockOwn(unit, performerId, streamId);
    const before = await findGoal(unit.db, streamId);
    const stored = { title: before?.title, tokens: before && fromHundredths(before.tokens) };
    assertStands({ stored, changes: { title, tokens }, basedOn });
    const asked = toHundredths(tokens);
    await putGoal(unit, { streamId, title, tokens: asked });
    const goal = await findGoal(unit.db, streamId);
    if (goal) {
      const { sum } = await sumStreamTips(unit.db, streamId, goal.set_at);
      const isReached = sum >= asked;
      await markReached(unit, streamId, isReached ? (goal.reached_at ?? new Date()) : null);
    }
    return (await tell(unit, stream)).goal;
  });

/** Ends a goal; ending none changes nothing. @throws NotFoundError, StreamEndedError */
export const endGoal = (context: Context, performerId: string, streamId: string): Promise<void> =>
  context.work(async (unit) => {
    const stream = await lockOwn(unit, performerId, streamId);
    if (await deleteGoal(unit, streamId)) await tell(unit, stream);
  });

const payloadSchema = z.object({ streamId: z.uuid() });

/** Finds out whether a goal was reached by what the ledger has now, and tells how the tips of the stream stand. */
export const tellTips: JobHandler = async (context, payload) => {
  const { streamId } = payloadSchema.parse(payload);
  await context.work(async (unit) => {
    const stream = await lockStream(unit, streamId);
    if (stream?.status !== 'live') return;
    const goal = await findGoal(unit.db, streamId);
    if (goal && goal.reached_at === null) {
      const { sum } = await sumStreamTips(unit.db, streamId, goal.set_at);
      if (sum >= goal.tokens) await markReached(unit, streamId, new Date());
    }
    await tell(unit, stream);
  });
};
