import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { Block } from '../../platform/hooks.ts';
import { isBlock, listBlockedCountries } from './blocking.repository.ts';

/** Jobs of the transaction that blocks: what the blocked ones have open ends also where the process does not go on. */
export const END_OPEN = 'end-open-of-blocked';
export const END_OPEN_FROM = 'end-open-from-countries';

const parted = z.object({ blockerId: z.uuid(), blockedId: z.uuid() });
const host = z.object({ hostId: z.uuid() });

export type Parted = z.infer<typeof parted>;

const end = async (context: Context, block: Block): Promise<void> => {
  for (const endOf of context.onBlocked) await endOf(context, block);
};

/** Ends what two accounts have open of each other, unless the block was undone meanwhile. */
export const endOpen = async (context: Context, { blockerId, blockedId }: Parted): Promise<void> => {
  if (!(await isBlock(context.db, blockerId, blockedId))) return;
  await end(context, { hostId: blockerId, guestId: blockedId });
  await end(context, { hostId: blockedId, guestId: blockerId });
};

/** Ends what visitors have open of a performer who blocks their countries. */
export const endOpenFrom = async (context: Context, hostId: string): Promise<void> => {
  const countries = await listBlockedCountries(context.db, hostId);
  if (countries.length > 0) await end(context, { hostId, countries });
};

export const endOpenJobs = {
  [END_OPEN]: (context, payload) => endOpen(context, parted.parse(payload)),
  [END_OPEN_FROM]: (context, payload) => endOpenFrom(context, host.parse(payload).hostId),
} satisfies Record<string, JobHandler>;
