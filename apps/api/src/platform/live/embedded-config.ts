import { z } from 'zod';

/** As many as the engine takes into a room. */
const MOST_VIEWERS = 200;

export const embeddedEngineEnvironment = {
  LIVE_DIRECT_VIEWERS: z.coerce.number().int().min(0).max(MOST_VIEWERS).default(MOST_VIEWERS),
  LIVE_UDP_PORT: z.coerce.number().int().min(0).max(65535).default(41000),
};

/** The embedded engine of live video. */
export interface EmbeddedEngineOptions {
  liveUdpPort: number;
  /** So many viewers of a stream get it from the engine; those beyond them by segments, where there are any. */
  liveDirectViewers: number;
}

interface Variables {
  LIVE_DIRECT_VIEWERS: number;
  LIVE_UDP_PORT: number;
}

export const readEmbeddedEngineOptions = (value: Variables): EmbeddedEngineOptions => ({
  liveUdpPort: value.LIVE_UDP_PORT,
  liveDirectViewers: value.LIVE_DIRECT_VIEWERS,
});
