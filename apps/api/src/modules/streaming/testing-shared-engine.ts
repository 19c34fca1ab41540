import type { TestContext } from 'node:test';
import type { Context } from '../../context.ts';
import { openViewings } from '../../platform/live/open-viewings.ts';
import type { OutsideGiven, OutsideLiveEngine } from '../../platform/live/outside/outside-live-engine.ts';
import { createRoutedLiveEngine } from '../../platform/live/routed-live-engine.ts';
import { afterTest } from '../../testing/after-test.ts';
import { createTestApi } from '../../testing/api.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { holdStreams } from './hold-streams.ts';

const SECRET_KEY = 'one key for all processes of the test';
const quiet = { info: () => undefined, warn: () => undefined };
/** How often a process looks at its engine's rooms, and beats. */
const PACE = { everyMs: 25, silenceMs: 3000 };

/** Ends what is added to it in the opposite order, and the test's database last. */
export const openSharedEngineTest = async (t: TestContext) => {
  const database = await createTestDatabase();
  const ends: Array<() => Promise<void>> = [];
  const later = { after: (end: unknown) => void ends.push(end as () => Promise<void>) } as Pick<TestContext, 'after'>;
  afterTest(t, async () => {
    for (const end of ends.toReversed()) await end();
    await database.close();
  });

  interface Process {
    env: NodeJS.ProcessEnv;
    open: (config: Context['config'], given: OutsideGiven) => OutsideLiveEngine;
  }
  /** One more process of the site, whose streams go to an engine that all of them share; `end` as when it is told to end. */
  const start = async ({ env, open }: Process) => {
    const given = { ...database, close: async () => undefined };
    const api = await createTestApi(later, { SECRET_KEY, ...env }, undefined, given);
    const { context } = api;
    const outside = open(context.config, { db: api.db, log: quiet, lookEveryMs: PACE.everyMs });
    context.live = createRoutedLiveEngine(outside, api.live);
    const processes = { on: () => undefined, tell: () => undefined };
    context.viewings = openViewings({ live: context.live, db: api.db, processes, log: context.log });
    const stop = await holdStreams(context, PACE);
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
  return { later, start };
};
