import type { RemoteName } from '@barg/contract';
import { z } from 'zod';
import { NOWHERE, type AskApi } from '../boot-source.ts';

/** The answer of `GET /api/remotes/withdrawals`; other fields are passed through. */
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

/** How soon visitors of a withdrawn canary get the stable version, in milliseconds. */
const INTERVAL_MS = 1000;

/** The withdrawn canaries, from the API, which may run in another process. */
export interface Withdrawals {
  find: (remote: RemoteName, version: string) => Withdrawal | null;
  /** Requests them now. Rejects when the API does not answer. */
  refresh: (ask: AskApi) => Promise<void>;
  /** Requests them regularly until `stop`. While the API does not answer, the last answer counts. */
  start: (ask: AskApi) => void;
  stop: () => Promise<void>;
}

/** @param report called once for each series of failed requests */
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
