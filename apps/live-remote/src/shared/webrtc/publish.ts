import { preferVideoCodec, type VideoCodec } from './codec-preferences.ts';
import { LiveConnection, type LiveConnectionOptions, type LiveState } from './live-connection.ts';
import type { Watchable } from './watchable.ts';

const defaultVideoBitrate = 2_500_000;

export interface PublishOptions extends LiveConnectionOptions {
  /**
   * The preferred codec; the other one if the browser does not support it. H.264 by default, which most devices encode
   * in hardware.
   */
  videoCodec?: VideoCodec;
  /** The maximum, in bits per second. */
  maxVideoBitrate?: number;
}

export interface Publication {
  readonly state: Watchable<LiveState>;
  /** Switches to another camera or microphone, without a new session. */
  replaceTrack(track: MediaStreamTrack): Promise<void>;
  /** The peer connection, for statistics. */
  readonly peer: RTCPeerConnection | undefined;
  /** Ends the session. Does not stop the stream's tracks, which the caller owns. */
  stop(): Promise<void>;
}

/** Publishes a stream by WHIP, and reconnects until stopped. A reconnect sends the stream's current tracks. */
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
