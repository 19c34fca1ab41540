import type { OwnStream } from '@barg/api-client/models';
import { BehaviorSubject, type Unsubscribable } from '@barg/runtime/rxjs';
import { type Camera, type Quality, qualityFigures, type Watchable } from '../../../shared/webrtc/index.ts';
import { type CameraSource, type CameraView, createCameraSource } from '../media/camera-source.ts';
import { publishCamera, type PublicationView, type Publisher } from '../media/publish-camera.ts';
import { onAirMark } from './on-air-mark.ts';
import { createPictureSettings, type PictureSettingsSource } from './picture-settings.ts';

/** The fields of a stream that the session uses. */
export type BroadcastStream = Pick<OwnStream, '_id' | 'whipUrl' | 'takesLayers'>;

/**
 * `off` nothing is sent from this tab; `on-air` camera and microphone go into the stream, `publication` is null while
 * no camera is open; `moved` another tab or device sends the picture now, and this one has let go of its camera.
 */
export type BroadcastView =
  | { status: 'off' }
  | { status: 'on-air'; streamId: string; publication: PublicationView | null }
  | { status: 'moved'; streamId: string };

export interface BroadcastSession extends Watchable<BroadcastView> {
  readonly source: CameraSource;
  readonly settings: PictureSettingsSource;
  /** Claims a stream for this tab. */
  claim(stream: BroadcastStream): void;
  /** Starts to send from this tab. Idempotent. */
  begin(stream: BroadcastStream): void;
  /** Resumes a stream that this tab sent before a reload; ignores others. */
  resume(stream: BroadcastStream): void;
  /** Whether this tab sends the stream, or did before a reload; without an id, whether it sends any. */
  isMine(streamId?: string): boolean;
  replaceTrack(track: MediaStreamTrack): Promise<void>;
  /** Changes the size and the bitrate of the picture, also while it is sent. */
  setQuality(quality: Quality): Promise<void>;
  /** Handles that the stream is sent by `from`; if that is another tab or device, this one stops. */
  published(streamId: string, from: string | null): void;
  /** Releases camera and connection, at the end of the stream or a logout. */
  stop(): void;
}

interface SessionOptions {
  /** The name of this tab for the server. */
  name: string;
  getToken: () => string | null;
}

const OFF: BroadcastView = { status: 'off' };

/** The browser's own question before the page is unloaded. */
const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * The broadcast of this tab. It lives until the page is unloaded, whatever page of the site is shown: a broadcast ends
 * when the performer ends it, not by navigation.
 */
export function createBroadcastSession({ name, getToken }: SessionOptions): BroadcastSession {
  const settings = createPictureSettings();
  const source = createCameraSource(() => settings.getValue().quality);
  const bitrateOf = () => qualityFigures[settings.getValue().quality].bitrate;
  const view = new BehaviorSubject<BroadcastView>(OFF);
  let run: BroadcastRun | null = null;

  const end = (last: BroadcastView): void => {
    run?.stop();
    run = null;
    onAirMark.set(null);
    removeEventListener('beforeunload', ask);
    view.next(last);
  };

  const begin = ({ _id: streamId, whipUrl, takesLayers }: BroadcastStream): void => {
    if (run?.streamId === streamId) return;
    end(OFF);
    onAirMark.set(streamId);
    addEventListener('beforeunload', ask);
    const url = `${whipUrl}?from=${encodeURIComponent(name)}`;
    const send = (camera: Camera): Publisher =>
      publishCamera(url, camera.stream, { token: getToken(), maxVideoBitrate: bitrateOf(), takesLayers });
    run = startRun(streamId, {
      source,
      send,
      show: (publication) => view.next({ status: 'on-air', streamId, publication }),
    });
  };

  return {
    source,
    settings,
    getValue: () => view.getValue(),
    subscribe: (next) => view.subscribe(next),
    claim: (stream) => onAirMark.set(stream._id),
    begin,
    resume: (stream) => {
      if (onAirMark.get() === stream._id) begin(stream);
    },
    isMine: (streamId) => {
      const marked = onAirMark.get();
      return marked !== null && (streamId === undefined || marked === streamId);
    },
    replaceTrack: async (track) => run?.replaceTrack(track),
    setQuality: async (quality) => {
      settings.change({ quality });
      await Promise.all([source.setQuality(quality), run?.setMaxVideoBitrate(bitrateOf())]);
    },
    published: (streamId, from) => {
      if (run?.streamId === streamId && from !== name) end({ status: 'moved', streamId });
    },
    stop: () => end(OFF),
  };
}

interface RunOptions {
  source: CameraSource;
  send: (camera: Camera) => Publisher;
  show: (publication: PublicationView | null) => void;
}

type BroadcastRun = ReturnType<typeof startRun>;

/** Sends the open camera, and after a failure the next one, until it is stopped. */
function startRun(streamId: string, { source, send, show }: RunOptions) {
  let sent: Camera | null = null;
  let publisher: Publisher | null = null;
  let publication: Unsubscribable | undefined;

  const follow = (camera: CameraView): void => {
    const opened = camera.status === 'open' ? camera.camera : null;
    if (opened === sent) return;
    publication?.unsubscribe();
    sent = opened;
    publisher = opened && send(opened);
    publication = publisher?.subscribe(show);
    if (!publisher) show(null);
  };

  show(null);
  const following = source.subscribe(follow);

  return {
    streamId,
    replaceTrack: async (track: MediaStreamTrack) => publisher?.replaceTrack(track),
    setMaxVideoBitrate: async (bitrate: number) => publisher?.setMaxVideoBitrate(bitrate),
    stop: () => {
      publication?.unsubscribe();
      following.unsubscribe();
    },
  };
}
