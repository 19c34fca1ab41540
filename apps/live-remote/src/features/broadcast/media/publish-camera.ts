import {
  type LiveState,
  onDemand,
  type Publication,
  type PublicationStats,
  publish,
  readPublicationStats,
  type Watchable,
} from '../../../shared/webrtc/index.ts';

export interface PublicationView extends LiveState {
  /** In bits per second; null while it is unknown. */
  bitrate: number | null;
}

export interface Publisher extends Watchable<PublicationView> {
  /** Switches to another device's track. */
  replaceTrack(track: MediaStreamTrack): Promise<void>;
  /** The maximum of the picture, in bits per second. */
  setMaxVideoBitrate(bitrate: number): Promise<void>;
}

const STATS_MS = 2000;
const initial: PublicationView = { status: 'connecting', error: null, bitrate: null };

interface PublishCameraOptions {
  token: string | null;
  /** In bits per second. */
  maxVideoBitrate: number;
  /** Whether the server takes the picture in several sizes at once. */
  takesLayers: boolean;
}

/** Publishes a camera by WHIP while there are subscribers; does not close the camera. */
export function publishCamera(url: string, stream: MediaStream, options: PublishCameraOptions): Publisher {
  let { maxVideoBitrate } = options;
  let publication: Publication | null = null;
  const source = onDemand(initial, (set) => {
    const current = publish(url, stream, {
      ...{ token: options.token ?? undefined, maxVideoBitrate, takesLayers: options.takesLayers },
    });
    publication = current;
    let bitrate: number | null = null;
    let last: PublicationStats | null = null;
    const show = () => set({ ...current.state.getValue(), bitrate });
    const measure = async () => {
      const stats = current.peer ? await readPublicationStats(current.peer) : null;
      bitrate = last && stats ? bitsPerSecond(last, stats) : null;
      last = stats;
      show();
    };
    const following = current.state.subscribe(show);
    const timer = setInterval(() => void measure(), STATS_MS);
    return () => {
      following.unsubscribe();
      clearInterval(timer);
      void current.stop();
    };
  });
  return {
    ...source,
    replaceTrack: async (track) => publication?.replaceTrack(track),
    setMaxVideoBitrate: async (bitrate) => {
      maxVideoBitrate = bitrate;
      await publication?.setMaxVideoBitrate(bitrate);
    },
  };
}

/** Null after a reconnect, which resets the counter. */
function bitsPerSecond(before: PublicationStats, after: PublicationStats): number | null {
  const rate = ((after.bytesSent - before.bytesSent) * 8 * 1000) / (after.at - before.at);
  return rate >= 0 ? rate : null;
}
