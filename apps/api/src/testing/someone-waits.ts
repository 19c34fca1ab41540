import type { TestApi } from './api.ts';
import { countWaiting } from './money/contend.ts';

const LONGEST_MS = 20_000;

/** Waits until another connection is held up by a lock. @throws after twenty seconds */
export const someoneWaits = async (api: Pick<TestApi, 'db'>): Promise<void> => {
  const until = Date.now() + LONGEST_MS;
  while ((await countWaiting(api)) === 0) {
    if (Date.now() > until) throw new Error('nobody waits for a lock');
  }
};
