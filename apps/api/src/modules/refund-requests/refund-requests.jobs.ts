import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { endRefundedRequests } from './refunded-requests.service.ts';

/** All fans' requests, where none is named. */
const payload = z.object({ userId: z.uuid().nullish() });

export const refundRequestJobs = {
  'end-refunded-requests': (context, given) => endRefundedRequests(context, payload.parse(given ?? {}).userId ?? null),
} satisfies Record<string, JobHandler>;
export const refundRequestCrontab = ['47 * * * * end-refunded-requests'];
