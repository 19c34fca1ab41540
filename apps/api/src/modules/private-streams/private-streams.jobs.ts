import type { Context } from '../../context.ts';
import { eachDue } from '../../jobs/each-due.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { notify } from '../notifications/notify.ts';
import { finish } from './finish.ts';
import { linkToSession } from './private-streams.presenter.ts';
import { listUnanswered, lockIdle } from './private-streams.repository.ts';
import { meterAll } from './serve-meter.ts';

const BATCH = 500;

const expire = (context: Context, id: string): Promise<void> =>
  context.work(async (unit) => {
    const row = await lockIdle(unit.db, id);
    if (row?.status !== 'requested') return;
    await finish(unit, row, { reason: 'expired' });
    const { fan_id: userId, performer_id: actorId } = row;
    await notify(unit, { userId, kind: 'private-expired', actorId, link: linkToSession(id) });
  });

/**
 * Ends requests that nobody has answered, and what processes have left: a session without a picture ends by the meter,
 * whoever runs it, and nothing of it stays reserved.
 */
const settlePrivateStreams: JobHandler = async (context) => {
  await eachDue(context, {
    find: (seen) => listUnanswered(context.db, seen, BATCH),
    act: ({ id }) => expire(context, id),
    failure: 'a request for a private stream could not expire',
  });
  await meterAll(context);
};

export const privateStreamJobs = { 'settle-private-streams': settlePrivateStreams } satisfies Record<
  string,
  JobHandler
>;
export const privateStreamCrontab = ['* * * * * settle-private-streams'];
