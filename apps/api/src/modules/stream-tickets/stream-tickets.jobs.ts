import { z } from 'zod';
import type { Context } from '../../context.ts';
import { eachDue } from '../../jobs/each-due.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { listClosedThere, lockClosedThere } from './closed-tickets.repository.ts';
import { LEAVE_STREAM, leaveStream } from './leave-stream.ts';
import { listHeld, listUnsettled } from './stream-tickets.repository.ts';
import { refundTicket, settleTicket } from './settling.service.ts';

export const SETTLE_TICKETS = 'settle-stream-tickets';
/** Of the transaction that blocks the countries: there may be very many tickets. */
export const REFUND_CLOSED_THERE = 'refund-tickets-from-closed-countries';
const SETTLE_LEFT = 'settle-left-stream-tickets';

const BATCH = 200;
const MOST_STREAMS = 100;
/** Lower than any id. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

const streamPayload = z.object({ streamId: z.uuid() });
const performerPayload = z.object({ performerId: z.uuid() });

interface Each {
  list: (after: string) => Promise<ReadonlyArray<{ id: string }>>;
  act: (unit: UnitOfWork, id: string) => Promise<void>;
}

/** Settles or gives back tickets, each in a transaction of its own; returns how many failed. */
const eachTicket = async (context: Context, { list, act }: Each): Promise<number> => {
  let failed = 0;
  let after: string | undefined = BEFORE_ALL;
  while (after !== undefined) {
    const ids: string[] = (await list(after)).map(({ id }) => id);
    for (const id of ids) {
      try {
        await context.work((unit) => act(unit, id));
      } catch (error) {
        failed += 1;
        context.log.error({ err: error, ticketId: id }, 'a ticket could not be settled');
      }
    }
    after = ids.at(-1);
  }
  return failed;
};

const settleAll = (context: Context, streamId: string): Promise<number> =>
  eachTicket(context, { list: (after) => listHeld(context.db, streamId, after, BATCH), act: settleTicket });

/** Releases or refunds the tickets of a stream that is over; tried again when one of them failed. */
const settleTickets: JobHandler = async (context, payload) => {
  const failed = await settleAll(context, streamPayload.parse(payload).streamId);
  if (failed > 0) throw new Error(`${failed} tickets could not be settled`);
};

/** Gives back what was bought from where a performer is not shown any more, see {@link listClosedThere}. */
const refundClosedThere: JobHandler = async (context, payload) => {
  const { performerId } = performerPayload.parse(payload);
  const failed = await eachTicket(context, {
    list: (after) => listClosedThere(context.db, performerId, after, BATCH),
    act: async (unit, id) => {
      const ticket = await lockClosedThere(unit.db, id);
      if (ticket) await refundTicket(unit, ticket);
    },
  });
  if (failed > 0) throw new Error(`${failed} tickets could not be given back`);
};

/** The same for streams whose job has failed for good. */
const settleLeft: JobHandler = (context) =>
  eachDue(context, {
    find: (seen) => listUnsettled(context.db, seen, MOST_STREAMS),
    act: ({ id }) => settleAll(context, id),
    failure: 'the tickets of a stream could not be settled',
  });

export const ticketJobs = {
  [SETTLE_TICKETS]: settleTickets,
  [SETTLE_LEFT]: settleLeft,
  [REFUND_CLOSED_THERE]: refundClosedThere,
  [LEAVE_STREAM]: leaveStream,
} satisfies Record<string, JobHandler>;

export const ticketCrontab = [`40 * * * * ${SETTLE_LEFT}`];
