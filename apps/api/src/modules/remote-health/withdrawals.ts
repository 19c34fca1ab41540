import { z } from 'zod';
import type { Queryable } from '../../platform/unit-of-work.ts';

/** Limit of open withdrawals; older ones have long been replaced. */
const MAX_WITHDRAWALS = 200;

const armSchema = z.object({ visitors: z.number().int(), failed: z.number().int() });

export const figuresSchema = z
  .object({
    canary: armSchema,
    stable: armSchema,
    /** The lower bound of the difference between the failure shares of canary and stable version. */
    worseBy: z.number(),
    limits: z.object({ minFailed: z.number().int(), margin: z.number() }),
  })
  .meta({ id: 'CanaryFigures' });

export const withdrawalSchema = z
  .object({
    _id: z.uuid(),
    remote: z.string(),
    version: z.string(),
    withdrawnAt: z.iso.datetime(),
    figures: figuresSchema,
  })
  .meta({ id: 'RemoteWithdrawal' });
export type WithdrawalView = z.infer<typeof withdrawalSchema>;

/** The withdrawn versions, newest first. */
export async function openWithdrawals(db: Queryable): Promise<WithdrawalView[]> {
  const rows = await db
    .selectFrom('remote_withdrawals')
    .selectAll()
    .where('lifted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(MAX_WITHDRAWALS)
    .execute();
  return rows.map(({ id, remote, version, withdrawn_at, figures }) => ({
    _id: id,
    remote,
    version,
    withdrawnAt: withdrawn_at.toISOString(),
    figures: figuresSchema.parse(figures),
  }));
}
