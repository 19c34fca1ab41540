import { randomUUID } from 'node:crypto';
import { endOpen } from '../../modules/private-streams/private-streams.service.ts';
import { lockOpen } from '../../modules/private-streams/private-streams.repository.ts';
import { reserve } from '../../modules/private-streams/answering.service.ts';
import { saveFlows } from '../../modules/private-streams/flows.repository.ts';
import { meterSession } from '../../modules/private-streams/meter.ts';
import { askHer } from '../../modules/private-streams/testing.ts';
import { removeStream } from '../../modules/streaming/streaming.service.ts';
import { buyTicket } from '../../modules/stream-tickets/buying.service.ts';
import { SETTLE_TICKETS, ticketJobs } from '../../modules/stream-tickets/stream-tickets.jobs.ts';
import { openDoors } from '../../modules/stream-tickets/testing.ts';
import { balances, claimOf, once, type Prepare } from './kill-flow.ts';

/** Accepted, seen for a minute and a quarter, and left: at six tokens a minute. */
export const privateStream: Prepare = async (api) => {
  const [performer, fan] = [await api.createPerformer(), await api.createUser({ balance: 100 })];
  const sessionId = await askHer(api, fan, performer);
  const claim = claimOf(performer);
  const run = randomUUID();
  return {
    run: async (context) => {
      await once(context, claim, (unit) => reserve(unit, performer.id, sessionId));
      await saveFlows(context.db, [{ sessionId, side: 'performer', run, deliveredMs: 75_900 }], '');
      await meterSession(context, sessionId);
      await context.work(async (unit) => {
        const row = await lockOpen(unit.db, sessionId);
        if (row) await endOpen(unit, row, { reason: 'left', by: fan.id });
      });
    },
    found: async () => {
      const minutes = await api.db
        .selectFrom('private_stream_minutes')
        .select(['minute', 'seconds'])
        .where('session_id', '=', sessionId)
        .where('state', '=', 'paid')
        .orderBy('minute')
        .execute();
      return [await balances(api, fan, performer), minutes.map(({ minute, seconds }) => [minute, seconds])];
    },
    expected: [
      { wallet: 9250n, earnings: 600n },
      [
        [1, 60],
        [2, 15],
      ],
    ],
  };
};

/** Bought, and settled once its stream is over. */
const ticketOf =
  (seconds: number, expected: unknown): Prepare =>
  async (api) => {
    const { performer, fan, streamId } = await openDoors(api);
    const started_at = new Date(Date.now() - seconds * 1000);
    // Held, or the jobs that others do meanwhile would end it as abandoned.
    await api.db.updateTable('streams').set({ started_at, holder: randomUUID() }).where('id', '=', streamId).execute();
    const claim = claimOf(fan);
    const member = { account: { id: fan.id, role: 'user' as const }, country: null };
    return {
      run: async (context) => {
        await once(context, claim, (unit) => buyTicket(unit, member, { streamId, expectedPrice: 5 }));
        await context.work((unit) => removeStream(unit, streamId));
        await ticketJobs[SETTLE_TICKETS](context, { streamId });
      },
      found: async () => {
        const tickets = await api.db
          .selectFrom('stream_tickets')
          .select('status')
          .where('stream_id', '=', streamId)
          .execute();
        return [await balances(api, fan, performer), tickets.map(({ status }) => status)];
      },
      expected,
    };
  };

export const earnedTicket = ticketOf(3600, [{ wallet: 1500n, earnings: 400n }, ['released']]);
export const returnedTicket = ticketOf(10, [{ wallet: 2000n }, ['refunded']]);
