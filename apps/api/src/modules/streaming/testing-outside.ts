import type { TestContext } from 'node:test';
import { WhipLiveEngine } from '../../platform/live/outside/whip-live-engine.ts';
import type { TestApi } from '../../testing/api.ts';
import { startStandInEngine } from '../../testing/stand-in-engine.ts';
import { openSharedEngineTest } from './testing-shared-engine.ts';

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
  const { later, start } = await openSharedEngineTest(t);
  const engine = await startStandInEngine(later);
  return {
    engine,
    start: async () => {
      const process = await start({
        env: { ...engine.env, ...env },
        open: ({ outsideEngine }, given) => {
          if (!outsideEngine) throw new Error('The test wants an engine outside');
          return new WhipLiveEngine(outsideEngine, given);
        },
      });
      engine.state.hook ??= `${await process.api.listen()}/api/streaming/engine/auth`;
      return process;
    },
  };
};
