/** Statistics of playback. Times are in milliseconds; `null` before there is a value. */
export interface PlaybackStats {
  framesDecoded: number;
  framesDropped: number;
  framesPerSecond: number | null;
  width: number | null;
  height: number | null;
  /** Of audio and video together. */
  packetsReceived: number;
  packetsLost: number;
  bytesReceived: number;
  /** The mean delay of the jitter buffer. */
  jitterBufferDelay: number | null;
  roundTripTime: number | null;
  /** The estimated latency from server to screen: half a round trip and the jitter buffer. */
  latency: number | null;
  /** As `video/H264`. */
  videoCodec: string | null;
}

/** The used fields of the browser's reports, which may lack some of them. */
interface Report {
  type: string;
  id: string;
  kind?: string;
  codecId?: string;
  mimeType?: string;
  framesDecoded?: number;
  framesDropped?: number;
  framesPerSecond?: number;
  frameWidth?: number;
  frameHeight?: number;
  packetsReceived?: number;
  packetsLost?: number;
  bytesReceived?: number;
  jitterBufferDelay?: number;
  jitterBufferEmittedCount?: number;
  nominated?: boolean;
  currentRoundTripTime?: number;
}

export async function readPlaybackStats(peer: RTCPeerConnection): Promise<PlaybackStats> {
  const reports: Report[] = [];
  (await peer.getStats()).forEach((report: Report) => reports.push(report));
  return summarise(reports);
}

function summarise(reports: readonly Report[]): PlaybackStats {
  const inbound = reports.filter(({ type }) => type === 'inbound-rtp');
  const video = inbound.find(({ kind }) => kind === 'video');
  const pair = reports.find(({ type, nominated }) => type === 'candidate-pair' && nominated);
  const jitterBufferDelay = mean(video?.jitterBufferDelay, video?.jitterBufferEmittedCount);
  const roundTripTime = inMilliseconds(pair?.currentRoundTripTime);
  return {
    framesDecoded: video?.framesDecoded ?? 0,
    framesDropped: video?.framesDropped ?? 0,
    framesPerSecond: video?.framesPerSecond ?? null,
    width: video?.frameWidth ?? null,
    height: video?.frameHeight ?? null,
    packetsReceived: sum(inbound, 'packetsReceived'),
    packetsLost: sum(inbound, 'packetsLost'),
    bytesReceived: sum(inbound, 'bytesReceived'),
    jitterBufferDelay,
    roundTripTime,
    latency: jitterBufferDelay === null || roundTripTime === null ? null : jitterBufferDelay + roundTripTime / 2,
    videoCodec: reports.find(({ id }) => id === video?.codecId)?.mimeType ?? null,
  };
}

/** Milliseconds from `since` (by `performance.now()`) to the element's first frame. */
export function untilFirstFrame(video: HTMLVideoElement, since: number, signal?: AbortSignal): Promise<number> {
  return new Promise((resolve, reject) => {
    const callback = video.requestVideoFrameCallback((now) => resolve(now - since));
    const abort = () => {
      video.cancelVideoFrameCallback(callback);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort, { once: true });
  });
}

function sum(reports: readonly Report[], field: 'packetsReceived' | 'packetsLost' | 'bytesReceived'): number {
  return reports.reduce((total, report) => total + (report[field] ?? 0), 0);
}

function mean(totalSeconds: number | undefined, count: number | undefined): number | null {
  return totalSeconds !== undefined && count ? (totalSeconds / count) * 1_000 : null;
}

function inMilliseconds(seconds: number | undefined): number | null {
  return seconds === undefined ? null : seconds * 1_000;
}
