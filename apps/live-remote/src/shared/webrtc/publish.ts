import { preferVideoCodec, type VideoCodec } from './codec-preferences.ts';
import { createFeedbackWatch } from './feedback-watch.ts';
import { boundEncodings, encodingsOf } from './layers.ts';
import { LiveConnection, type LiveConnectionOptions, type LiveState } from './live-connection.ts';
import { readHeard } from './publication-stats.ts';
import { qualityFigures } from './quality.ts';
import type { Watchable } from './watchable.ts';

const defaultVideoBitrate = qualityFigures.standard.bitrate;
/** How often it is looked whether what is sent arrives, in milliseconds. */
const lookInterval = 500;

export interface PublishOptions extends LiveConnectionOptions {
  /**
   * The preferred codec; the other one if the browser does not support it. H.264 by default, which most devices encode
   * in hardware.
   */
  videoCodec?: VideoCodec;
  /** The maximum, in bits per second; of the largest size where there are several. */
  maxVideoBitrate?: number;
  /** Whether the server takes the picture in several sizes at once. */
  takesLayers?: boolean;
}

export interface Publication {
  readonly state: Watchable<LiveState>;
  /** Switches to another camera or microphone, without a new session. */
  replaceTrack(track: MediaStreamTrack): Promise<void>;
  /** Changes the maximum of the picture, in bits per second, without a new session. */
  setMaxVideoBitrate(bitrate: number): Promise<void>;
  /** The peer connection, for statistics. */
  readonly peer: RTCPeerConnection | undefined;
  /** Ends the session. Does not stop the stream's tracks, which the caller owns. */
  stop(): Promise<void>;
}

/** Publishes a stream by WHIP, and reconnects until stopped. A reconnect sends the stream's current tracks. */
export function publish(url: string, stream: MediaStream, options: Omit<PublishOptions, 'url'> = {}): Publication {
  let maxVideoBitrate = options.maxVideoBitrate ?? defaultVideoBitrate;
  const connection = new LiveConnection(
    { ...options, url },
    {
      prepare: (peer) =>
        stream.getTracks().forEach((track) => addTrack(peer, track, stream, { ...options, maxVideoBitrate })),
      connected: (peer) =>
        watchFeedback(peer, () => {
          if (connection.peer === peer) connection.restart();
        }),
    },
  );
  const senderOf = (kind: string) => connection.peer?.getSenders().find(({ track }) => track?.kind === kind);
  return {
    state: connection.state,
    stop: connection.stop,
    get peer() {
      return connection.peer;
    },
    replaceTrack: async (track) => {
      await senderOf(track.kind)?.replaceTrack(track);
    },
    setMaxVideoBitrate: async (bitrate) => {
      maxVideoBitrate = bitrate;
      const sender = senderOf('video');
      if (!sender) return;
      const parameters = sender.getParameters();
      boundEncodings(parameters.encodings, bitrate);
      await sender.setParameters(parameters);
    },
  };
}

/** Calls back, again and again, while what is sent does not arrive. Returns how to stop. */
function watchFeedback(peer: RTCPeerConnection, onLost: () => void): () => void {
  const isLost = createFeedbackWatch();
  const look = async () => {
    if (isLost({ heard: await readHeard(peer), at: performance.now() })) onLost();
  };
  const timer = setInterval(() => void look(), lookInterval);
  return () => clearInterval(timer);
}

function addTrack(
  peer: RTCPeerConnection,
  track: MediaStreamTrack,
  stream: MediaStream,
  { videoCodec = 'h264', maxVideoBitrate = defaultVideoBitrate, takesLayers = false }: Partial<PublishOptions>,
): void {
  const isVideo = track.kind === 'video';
  const transceiver = peer.addTransceiver(track, {
    direction: 'sendonly',
    streams: [stream],
    sendEncodings: isVideo ? encodingsOf(maxVideoBitrate, takesLayers) : undefined,
  });
  if (isVideo) preferVideoCodec(transceiver, videoCodec);
}
