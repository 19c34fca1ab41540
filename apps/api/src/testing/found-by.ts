import { setTimeout as delay } from 'node:timers/promises';
import type { FoundBy } from '../platform/replica/replica.ts';
import type { TestApi } from './api.ts';

/** An API, and somebody who asks it. */
type Asked = Pick<TestApi, 'context' | 'guest'>;

const LINE = /^barg_replica_lists_total\{by="(\w+)"\} (\d+)$/gm;

/** How many requests of an API's lists were found by whom, so far. */
export const foundBy = async ({ context }: Pick<Asked, 'context'>): Promise<Partial<Record<FoundBy, number>>> => {
  const text = (await context.metrics?.toText([])) ?? '';
  return Object.fromEntries([...text.matchAll(LINE)].map(([, by = '', count]) => [by, Number(count)]));
};

/** Who found the lists of one request. */
export const whoFound = async (api: Asked, ask: () => PromiseLike<unknown>): Promise<FoundBy | undefined> => {
  const before = await foundBy(api);
  await ask();
  const after = await foundBy(api);
  return (Object.keys(after) as FoundBy[]).find((by) => after[by] !== before[by]);
};

/** Waits until somebody's requests are found by one of them. */
export const untilFoundBy = async (
  api: Asked,
  by: FoundBy,
  asker: Pick<Asked['guest'], 'get'> = api.guest,
): Promise<void> => {
  const patience = AbortSignal.timeout(20_000);
  while ((await whoFound(api, () => asker.get('/user/feeds/landing'))) !== by) {
    patience.throwIfAborted();
    await delay(20);
  }
};
