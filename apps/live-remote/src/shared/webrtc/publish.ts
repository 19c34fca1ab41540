import { preferVideoCodec, type VideoCodec } from './codec-preferences.ts';
import { LiveConnection, type LiveConnectionOptions, type LiveState } from './live-connection.ts';
import type { Watchable } from './watchable.ts';

const defaultVideoBitrate = 2_500_000;

export interface PublishOptions extends LiveConnectionOptions {
  /** Falls back to the other one where the browser lacks it. H.264 by default: most devices encode it in hardware. */
  videoCodec?: VideoCodec;
  /** Upper bound, bits a second. */
  maxVideoBitrate?: number;
}

export interface Publication {
  readonly state: Watchable<LiveState>;
  /** Sends another camera or microphone from now on, without a new session. */
  replaceTrack(track: MediaStreamTrack): Promise<void>;
  /** The connection behind, for statistics. */
  readonly peer: RTCPeerConnection | undefined;
  /** Ends the session. The stream's tracks are left running: they belong to who opened them. */
  stop(): Promise<void>;
}

/** Publishes a stream by WHIP and keeps it published until stopped. A reconnect sends what the stream holds by then. */
export function publish(url: string, stream: MediaStream, options: Omit<PublishOptions, 'url'> = {}): Publication {
  const connection = new LiveConnection(
    { ...options, url },
    { prepare: (peer) => stream.getTracks().forEach((track) => addTrack(peer, track, stream, options)) },
  );
  return {
    state: connection.state,
    stop: connection.stop,
    get peer() {
      return connection.peer;
    },
    replaceTrack: async (track) => {
      const sender = connection.peer?.getSenders().find((candidate) => candidate.track?.kind === track.kind);
      await sender?.replaceTrack(track);
    },
  };
}

function addTrack(
  peer: RTCPeerConnection,
  track: MediaStreamTrack,
  stream: MediaStream,
  { videoCodec = 'h264', maxVideoBitrate = defaultVideoBitrate }: Partial<PublishOptions>,
): void {
  const isVideo = track.kind === 'video';
  const transceiver = peer.addTransceiver(track, {
    direction: 'sendonly',
    streams: [stream],
    sendEncodings: isVideo ? [{ maxBitrate: maxVideoBitrate }] : undefined,
  });
  if (isVideo) preferVideoCodec(transceiver, videoCodec);
}
