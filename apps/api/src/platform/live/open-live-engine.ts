import type { Config } from '../config.ts';
import type { Db } from '../database/tables.ts';
import { createEmbeddedLiveEngine, type LiveLog } from './embedded-live-engine.ts';
import type { LiveEngine } from './live-engine.ts';
import { JanusLiveEngine } from './outside/janus/janus-live-engine.ts';
import { WhipLiveEngine } from './outside/whip-live-engine.ts';
import { createRoutedLiveEngine } from './routed-live-engine.ts';

interface Given {
  config: Pick<Config, 'liveUdpPort' | 'publicIp' | 'outsideEngine' | 'janusNodes'>;
  db: Db;
  ffmpeg: string | null;
  log: LiveLog;
}

/** The engine of live video that the configuration asks for. */
export const openLiveEngine = ({ config, db, ffmpeg, log }: Given): LiveEngine => {
  const embedded = createEmbeddedLiveEngine({
    udpPort: config.liveUdpPort,
    publicIp: config.publicIp,
    ffmpeg: ffmpeg ?? undefined,
    log,
  });
  if (config.janusNodes) return createRoutedLiveEngine(new JanusLiveEngine(config.janusNodes, { db, log }), embedded);
  if (!config.outsideEngine) return embedded;
  return createRoutedLiveEngine(new WhipLiveEngine(config.outsideEngine, { db, log }), embedded);
};
