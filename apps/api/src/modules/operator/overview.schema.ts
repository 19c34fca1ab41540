import { z } from 'zod';
import { dataOf } from '../../shared/wire.ts';

const count = z.number().int();

export const overviewSchema = z
  .object({
    /** Performers who wait to be verified. */
    pendingVerifications: count,
    /** Payouts that wait to be decided about or to be sent. */
    openPayouts: count,
    openReports: count,
    /** Objections to removals that wait for a decision. */
    openObjections: count,
    unhandledMessages: count,
    users: count,
    performers: count,
    suspendedAccounts: count,
    /** Accounts made in the last seven days. */
    newAccounts: count,
    maintenanceMode: z.boolean(),
    /** The sandbox gateway answers instead of a real one. */
    isTestMode: z.boolean(),
  })
  .meta({ id: 'OperatorOverview' });
export type Overview = z.infer<typeof overviewSchema>;

export const overviewAnswer = dataOf(overviewSchema);
