export {
  Camera,
  type CameraOptions,
  type DeviceKind,
  listDevices,
  type OnTrack,
  openCamera,
  watchDevices,
} from './camera.ts';
export { CameraError, type CameraErrorCode } from './camera-error.ts';
export type { VideoCodec } from './codec-preferences.ts';
export { type Layer, LAYERS } from './layers.ts';
export type { LiveState, LiveStatus } from './live-connection.ts';
export { LiveError, type LiveErrorCode } from './live-error.ts';
export { onDemand } from './on-demand.ts';
export { play, type Playback } from './play.ts';
export { type PlaybackStats, readPlaybackStats, untilFirstFrame } from './playback-stats.ts';
export { type PublicationStats, readPublicationStats } from './publication-stats.ts';
export { type Publication, publish, type PublishOptions } from './publish.ts';
export { QUALITIES, type Quality, qualityFigures } from './quality.ts';
export { retryDelay } from './retry-delay.ts';
export type { Watchable } from './watchable.ts';
