import type { TestContext } from 'node:test';
import { openViewings } from '../../platform/live/open-viewings.ts';
import { JanusLiveEngine } from '../../platform/live/outside/janus/janus-live-engine.ts';
import { createRoutedLiveEngine } from '../../platform/live/routed-live-engine.ts';
import { afterTest } from '../../testing/after-test.ts';
import { createTestApi } from '../../testing/api.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { holdStreams } from './hold-streams.ts';

const SECRET_KEY = 'one key for all processes of the test';
const quiet = { info: () => undefined, warn: () => undefined };

/**
 * A site whose streams go to nodes of Janus.
 *
 * @param nodes their addresses, with secrets, as JANUS_NODES has them
 * @returns how one more process of the site starts; its `end` is as when it is told to end
 */
export const openJanusSite = async (t: TestContext, nodes: readonly string[]) => {
  const database = await createTestDatabase();
  const ends: Array<() => Promise<void>> = [];
  const later = { after: (end: unknown) => void ends.push(end as () => Promise<void>) } as Pick<TestContext, 'after'>;
  afterTest(t, async () => {
    for (const end of ends.toReversed()) await end();
    await database.close();
  });
  return async () => {
    const given = { ...database, close: async () => undefined };
    const env = { LIVE_ENGINE: 'janus', JANUS_NODES: nodes.join(' '), SECRET_KEY };
    const api = await createTestApi(later, env, undefined, given);
    const { context } = api;
    if (!context.config.janusNodes) throw new Error('The test wants nodes of Janus');
    const outside = new JanusLiveEngine(context.config.janusNodes, { db: api.db, log: quiet, lookEveryMs: 100 });
    context.live = createRoutedLiveEngine(outside, api.live);
    const processes = { on: () => undefined, tell: () => undefined };
    context.viewings = openViewings({ live: context.live, db: api.db, processes, log: context.log });
    const stop = await holdStreams(context, { everyMs: 50, silenceMs: 3000 });
    let isEnded = false;
    const end = async () => {
      if (isEnded) return;
      isEnded = true;
      await stop();
      await outside.close();
    };
    ends.push(end);
    return { api, end };
  };
};
