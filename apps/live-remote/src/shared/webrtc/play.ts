import { BehaviorSubject } from '@barg/runtime/rxjs';
import { preferVideoCodec } from './codec-preferences.ts';
import type { Layer } from './layers.ts';
import { LiveConnection, type LiveConnectionOptions, type LiveState } from './live-connection.ts';
import { type PlaybackStats, readPlaybackStats } from './playback-stats.ts';
import type { Watchable } from './watchable.ts';

export interface Playback {
  readonly state: Watchable<LiveState>;
  /** The media stream; a new one after each reconnect, `null` before the first. */
  readonly stream: Watchable<MediaStream | null>;
  /** `null` while there is no connection. */
  readStats(): Promise<PlaybackStats | null>;
  /** Whether there are several sizes of the picture; false while there is no connection. */
  readonly hasLayers: boolean;
  /** Asks for another size, on this connection alone. False when that was refused, or is not possible now. */
  chooseLayer(layer: Layer): Promise<boolean>;
  /** Replaces the connection by a new one. */
  restart(): void;
  stop(): Promise<void>;
}

/** Plays a stream by WHEP, and reconnects until stopped; waits while nobody publishes. */
export function play(url: string, options: Omit<LiveConnectionOptions, 'url'> = {}): Playback {
  const stream = new BehaviorSubject<MediaStream | null>(null);
  const connection = new LiveConnection({ ...options, url }, { prepare: (peer) => receive(peer, stream) });
  return {
    state: connection.state,
    stream,
    get hasLayers() {
      return connection.hasLayers;
    },
    chooseLayer: (layer) => connection.chooseLayer(layer),
    readStats: async () => (connection.peer ? readPlaybackStats(connection.peer) : null),
    restart: connection.restart,
    stop: connection.stop,
  };
}

function receive(peer: RTCPeerConnection, stream: BehaviorSubject<MediaStream | null>): void {
  const audio = peer.addTransceiver('audio', { direction: 'recvonly' });
  const video = peer.addTransceiver('video', { direction: 'recvonly' });
  preferVideoCodec(video, 'h264');
  peer.addEventListener('connectionstatechange', function show() {
    if (peer.connectionState !== 'connected') return;
    peer.removeEventListener('connectionstatechange', show);
    stream.next(new MediaStream([audio.receiver.track, video.receiver.track]));
  });
}
