import { randomUUID } from 'node:crypto';
import type { TestContext } from 'node:test';
import type { Tracer } from '../platform/tracing/tracer.ts';
import { afterTest } from './after-test.ts';
import { createTestApi } from './api.ts';
import { createTestDatabase } from './database.ts';
import { testRedis } from './redis.ts';

/** Two APIs of one site, as in two processes: one database and one Redis, and nothing else in common. */
export const createTwoApis = async (
  t: Pick<TestContext, 'after'>,
  env: NodeJS.ProcessEnv = {},
  tracers: readonly [Tracer, Tracer] | null = null,
) => {
  const { url } = await testRedis();
  const database = await createTestDatabase();
  const shared = (at: 0 | 1) => ({ ...database, tracer: tracers?.[at] ?? null, close: async () => undefined });
  const ends: Array<() => Promise<void>> = [];
  const later = { after: (end: unknown) => void ends.push(end as () => Promise<void>) } as Pick<TestContext, 'after'>;
  const variables = { REDIS_URL: url, REDIS_PREFIX: `test-${randomUUID().slice(0, 8)}`, ...env };
  afterTest(t, async () => {
    for (const end of ends) await end();
    await database.close();
  });
  return [
    await createTestApi(later, variables, undefined, shared(0)),
    await createTestApi(later, variables, undefined, shared(1)),
  ] as const;
};
