import type { RemoteName } from '@barg/contract';
import { z } from 'zod';
import { NOWHERE, type AskApi } from '../boot-source.ts';
import type { StoreOrigins } from '../page/csp.ts';
import { originsSchema, type KnownOrigins } from './known-origins.ts';

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
const answerSchema = z.object({
  withdrawals: z.array(withdrawalSchema),
  fileOrigins: originsSchema.default(null),
});
export type Withdrawal = z.infer<typeof withdrawalSchema>;

/** How soon visitors of a withdrawn canary get the stable version, in milliseconds. */
const INTERVAL_MS = 1000;

/** What the API tells web tiers, also those in other processes: the withdrawn canaries, and where files come from. */
export interface Withdrawals {
  find: (remote: RemoteName, version: string) => Withdrawal | null;
  /**
   * Whether a canary's visitors get the stable version: it was withdrawn, or the API has not told yet, since this process
   * began, which ones were.
   */
  isStopped: (remote: RemoteName, version: string) => boolean;
  /** The origins of a file storage that browsers reach directly; null when all files come from the site. */
  fileOrigins: () => StoreOrigins | null;
  /** Requests them now. Rejects when the API does not answer. */
  refresh: (ask: AskApi) => Promise<void>;
  /** Requests them regularly until `stop`. While the API does not answer, the last answer counts. */
  start: (ask: AskApi) => void;
  stop: () => Promise<void>;
}

/**
 * @param report called once for each series of failed requests
 * @param origins where those of files are kept over restarts; without it they are unknown until the API answers
 */
export function followWithdrawals(
  report: (message: string) => void,
  { intervalMs = INTERVAL_MS, origins }: { intervalMs?: number; origins?: KnownOrigins } = {},
): Withdrawals {
  let known: Map<string, Withdrawal> | null = null;
  let fileOrigins = origins?.before ?? null;
  let isSilent = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const keyOf = (remote: string, version: string): string => `${remote}/${version}`;
  const find = (remote: RemoteName, version: string): Withdrawal | null => known?.get(keyOf(remote, version)) ?? null;

  const refresh = async (ask: AskApi): Promise<void> => {
    const told = answerSchema.parse(await ask('/api/remotes/withdrawals', {}, NOWHERE));
    const { withdrawals } = told;
    ({ fileOrigins } = told);
    known = new Map(withdrawals.map((withdrawal) => [keyOf(withdrawal.remote, withdrawal.version), withdrawal]));
    isSilent = false;
    await origins?.keep(fileOrigins);
  };
  const look = (ask: AskApi): void => {
    running = refresh(ask).catch((error: Error) => {
      if (!isSilent) report(`Whether a canary was taken back could not be asked: ${error.message}`);
      isSilent = true;
    });
    void running.then(() => (timer = timer && setTimeout(look, intervalMs, ask).unref()));
  };

  return {
    find,
    isStopped: (remote, version) => known === null || find(remote, version) !== null,
    fileOrigins: () => fileOrigins,
    refresh,
    start: (ask) => void (timer = setTimeout(look, intervalMs, ask).unref()),
    stop: async () => {
      clearTimeout(timer);
      timer = undefined;
      await running;
    },
  };
}
