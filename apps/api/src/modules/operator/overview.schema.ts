import { z } from 'zod';
import { dataOf } from '../../shared/wire.ts';

const count = z.number().int();

export const overviewSchema = z
  .object({
    /** Performers who wait for verification. */
    pendingVerifications: count,
    /** Payouts that wait to be decided about or to be sent. */
    openPayouts: count,
    /** Charges, refunds and gateway events that jobs have given up. */
    waitingPayments: count,
    /** Payments with coins of another amount or time than was asked for, to be decided about. */
    mismatchedCoins: count,
    /** Disputes that were not answered yet. */
    openDisputes: count,
    openRefundRequests: count,
    /** Problems that buyers have told of an order. */
    openOrderProblems: count,
    openReports: count,
    /** Open objections to removals. */
    openObjections: count,
    unhandledMessages: count,
    users: count,
    performers: count,
    suspendedAccounts: count,
    /** Accounts created in the last seven days. */
    newAccounts: count,
    maintenanceMode: z.boolean(),
    /** The sandbox gateway is used instead of a real one. */
    isTestMode: z.boolean(),
  })
  .meta({ id: 'OperatorOverview' });
export type Overview = z.infer<typeof overviewSchema>;

export const overviewAnswer = dataOf(overviewSchema);
