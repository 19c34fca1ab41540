import type { TestContext } from 'node:test';
import { openViewings } from '../../platform/live/open-viewings.ts';
import { WhipLiveEngine } from '../../platform/live/outside/whip-live-engine.ts';
import { createRoutedLiveEngine } from '../../platform/live/routed-live-engine.ts';
import { afterTest } from '../../testing/after-test.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { startStandInEngine } from '../../testing/stand-in-engine.ts';
import { holdStreams } from './hold-streams.ts';

const SECRET_KEY = 'one key for all processes of the test';
const quiet = { info: () => undefined, warn: () => undefined };

export interface OutsideSite {
  engine: Awaited<ReturnType<typeof startStandInEngine>>;
  /** One more process of the site; `end` as when it is told to end. */
  start(): Promise<{ api: TestApi; end: () => Promise<void> }>;
}

/**
 * A site whose streams go to an engine outside, on loopback and without media.
 *
 * @param env in place of the engine's own, as for one without a Control API
 */
export const openOutsideSite = async (t: TestContext, env: NodeJS.ProcessEnv = {}): Promise<OutsideSite> => {
  const database = await createTestDatabase();
  const ends: Array<() => Promise<void>> = [];
  const later = { after: (end: unknown) => void ends.push(end as () => Promise<void>) } as Pick<TestContext, 'after'>;
  afterTest(t, async () => {
    for (const end of ends.toReversed()) await end();
    await database.close();
  });
  const engine = await startStandInEngine(later);

  const start = async () => {
    const given = { ...database, close: async () => undefined };
    const api = await createTestApi(later, { ...engine.env, SECRET_KEY, ...env }, undefined, given);
    const { context } = api;
    if (!context.config.outsideEngine) throw new Error('The test wants an engine outside');
    const outside = new WhipLiveEngine(context.config.outsideEngine, { db: api.db, log: quiet, lookEveryMs: 25 });
    context.live = createRoutedLiveEngine(outside, api.live);
    const processes = { on: () => undefined, tell: () => undefined };
    context.viewings = openViewings({ live: context.live, db: api.db, processes, log: context.log });
    const stop = await holdStreams(context, { everyMs: 25, silenceMs: 3000 });
    let isEnded = false;
    const end = async () => {
      if (isEnded) return;
      isEnded = true;
      await stop();
      await outside.close();
    };
    ends.push(end);
    engine.state.hook ??= `${await api.listen()}/api/streaming/engine/auth`;
    return { api, end };
  };
  return { engine, start };
};
