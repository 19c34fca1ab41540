import type { TestContext } from 'node:test';
import { JanusLiveEngine } from '../../platform/live/outside/janus/janus-live-engine.ts';
import { openSharedEngineTest } from './testing-shared-engine.ts';

/**
 * A site whose streams go to nodes of Janus.
 *
 * @param nodes their addresses, with secrets, as JANUS_NODES has them
 * @returns how one more process of the site starts; its `end` is as when it is told to end
 */
export const openJanusSite = async (t: TestContext, nodes: readonly string[]) => {
  const { start } = await openSharedEngineTest(t);
  return () =>
    start({
      env: { LIVE_ENGINE: 'janus', JANUS_NODES: nodes.join(' ') },
      open: ({ janusNodes }, given) => {
        if (!janusNodes) throw new Error('The test wants nodes of Janus');
        return new JanusLiveEngine(janusNodes, given);
      },
    });
};
