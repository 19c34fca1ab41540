import type { RemoteName } from '@barg/contract';
import { z } from 'zod';
import { NOWHERE, type AskApi } from '../boot-source.ts';

/** As `GET /api/remotes/withdrawals` tells it; the figures are passed on as they are. */
const withdrawalSchema = z.object({
  remote: z.string(),
  version: z.string(),
  withdrawnAt: z.string(),
  figures: z.object({
    canary: z.object({ visitors: z.number(), failed: z.number() }),
    stable: z.object({ visitors: z.number(), failed: z.number() }),
    worseBy: z.number(),
  }),
});
const answerSchema = z.object({ withdrawals: z.array(withdrawalSchema) });
export type Withdrawal = z.infer<typeof withdrawalSchema>;

/** How soon visitors of a canary that was taken back get the stable version, in milliseconds. */
const INTERVAL_MS = 1000;

/** Which canaries the API has taken back; it may run in another process. */
export interface Withdrawals {
  find: (remote: RemoteName, version: string) => Withdrawal | null;
  /** Asks now. Rejects when the API does not answer. */
  refresh: (ask: AskApi) => Promise<void>;
  /** Goes on asking until `stop`. While the API is silent, what it said last holds. */
  start: (ask: AskApi) => void;
  stop: () => Promise<void>;
}

/** @param report told once for each row of questions that were not answered */
export function followWithdrawals(report: (message: string) => void, intervalMs = INTERVAL_MS): Withdrawals {
  let known = new Map<string, Withdrawal>();
  let isSilent = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const keyOf = (remote: string, version: string): string => `${remote}/${version}`;

  const refresh = async (ask: AskApi): Promise<void> => {
    const { withdrawals } = answerSchema.parse(await ask('/api/remotes/withdrawals', {}, NOWHERE));
    known = new Map(withdrawals.map((withdrawal) => [keyOf(withdrawal.remote, withdrawal.version), withdrawal]));
    isSilent = false;
  };
  const look = (ask: AskApi): void => {
    running = refresh(ask).catch((error: Error) => {
      if (!isSilent) report(`Whether a canary was taken back could not be asked: ${error.message}`);
      isSilent = true;
    });
    void running.then(() => (timer = timer && setTimeout(look, intervalMs, ask).unref()));
  };

  return {
    find: (remote, version) => known.get(keyOf(remote, version)) ?? null,
    refresh,
    start: (ask) => void (timer = setTimeout(look, intervalMs, ask).unref()),
    stop: async () => {
      clearTimeout(timer);
      timer = undefined;
      await running;
    },
  };
}
