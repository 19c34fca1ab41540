import { z } from 'zod';
import type { Context } from '../../context.ts';
import { eachDue } from '../../jobs/each-due.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { LEAVE_STREAM, leaveStream } from './leave-stream.ts';
import { listHeld, listUnsettled } from './stream-tickets.repository.ts';
import { settleTicket } from './settling.service.ts';

export const SETTLE_TICKETS = 'settle-stream-tickets';
const SETTLE_LEFT = 'settle-left-stream-tickets';

const BATCH = 200;
const MOST_STREAMS = 100;
/** Lower than any id. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

const streamPayload = z.object({ streamId: z.uuid() });

/** Settles the tickets of a stream, each in a transaction of its own; returns how many failed. */
const settleAll = async (context: Context, streamId: string): Promise<number> => {
  let failed = 0;
  let after: string | undefined = BEFORE_ALL;
  while (after !== undefined) {
    const ids: string[] = (await listHeld(context.db, streamId, after, BATCH)).map(({ id }) => id);
    for (const id of ids) {
      try {
        await context.work((unit) => settleTicket(unit, id));
      } catch (error) {
        failed += 1;
        context.log.error({ err: error, ticketId: id }, 'a ticket could not be settled');
      }
    }
    after = ids.at(-1);
  }
  return failed;
};

/** Releases or refunds the tickets of a stream that is over; tried again when one of them failed. */
const settleTickets: JobHandler = async (context, payload) => {
  const failed = await settleAll(context, streamPayload.parse(payload).streamId);
  if (failed > 0) throw new Error(`${failed} tickets could not be settled`);
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
  [LEAVE_STREAM]: leaveStream,
} satisfies Record<string, JobHandler>;

export const ticketCrontab = [`40 * * * * ${SETTLE_LEFT}`];
