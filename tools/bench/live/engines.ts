import { migrate, openDatabase } from '@barg/api';
import { createEmbeddedLiveEngine } from '../../../apps/api/src/platform/live/embedded-live-engine.ts';
import type { LiveEngine } from '../../../apps/api/src/platform/live/live-engine.ts';
import { JanusLiveEngine } from '../../../apps/api/src/platform/live/outside/janus/janus-live-engine.ts';
import { needsJanus, startJanus } from '../../../apps/api/src/testing/janus.ts';
import { bringJanus } from '../../janus.ts';
import { atEnd } from '../resources.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const LOOK_EVERY_MS = 500;
/** What they say of a process that is killed is no news here. */
const log = { info: () => undefined, warn: () => undefined };

/** An engine that the bench measures. */
export interface MeasuredEngine {
  name: string;
  engine: LiveEngine;
  /** Of the process through which the media goes. */
  pid: () => Promise<number>;
  /** Ends that process as a crash does. */
  kill: () => Promise<void>;
}

/** The product's own, which is what a site has without configuration. */
export function openEmbedded(): MeasuredEngine {
  const engine = createEmbeddedLiveEngine({ udpPort: 0, log });
  atEnd(() => engine.close());
  const pid = async (): Promise<number> => (await engine.pid()) ?? 0;
  return { name: 'embedded', engine, pid, kill: async () => void process.kill(await pid(), 'SIGKILL') };
}

/**
 * Two nodes of Janus behind the product's addresses, of which the second takes over; a text that says why there are none
 * where Janus is not installed.
 */
export async function openJanus(): Promise<MeasuredEngine | string> {
  bringJanus();
  if (needsJanus.skip) return needsJanus.skip;
  const database = await openDatabase({ dataDir: await temporaryFolder('janus') });
  atEnd(() => database.close());
  await migrate({ pool: database.pool });
  const cleanUp = { after: (release: () => Promise<void>) => atEnd(release) };
  const [first, second] = [await startJanus(cleanUp), await startJanus(cleanUp)];
  const engine = new JanusLiveEngine([first.node, second.node], { db: database.db, log, lookEveryMs: LOOK_EVERY_MS });
  atEnd(() => engine.close());
  return { name: 'Janus', engine, pid: async () => first.pid, kill: first.kill };
}
