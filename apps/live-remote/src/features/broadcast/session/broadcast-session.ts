import type { OwnStream } from '@barg/api-client/models';
import { BehaviorSubject, type Unsubscribable } from '@barg/runtime/rxjs';
import type { Camera, Watchable } from '../../../shared/webrtc/index.ts';
import { type CameraSource, type CameraView, createCameraSource } from '../media/camera-source.ts';
import { publishCamera, type PublicationView, type Publisher } from '../media/publish-camera.ts';
import { onAirMark } from './on-air-mark.ts';

/** What the session needs to know of a stream. */
export type BroadcastStream = Pick<OwnStream, '_id' | 'whipUrl'>;

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
  /** This tab is going to send the stream. */
  claim(stream: BroadcastStream): void;
  /** Sends from this tab from now on. The same stream twice changes nothing. */
  begin(stream: BroadcastStream): void;
  /** Goes on with a stream that this tab sent before it was reloaded; leaves every other one alone. */
  resume(stream: BroadcastStream): void;
  /** Whether this tab sends the stream, or did when it was reloaded; without a name, whether it does so with any. */
  isMine(streamId?: string): boolean;
  replaceTrack(track: MediaStreamTrack): Promise<void>;
  /** The stream's picture comes from `from` by now; another tab's or device's name ends the sending here. */
  published(streamId: string, from: string | null): void;
  /** Lets go of camera and connection: the stream is over, or nobody is logged in any more. */
  stop(): void;
}

interface SessionOptions {
  /** What this tab calls itself towards the server. */
  name: string;
  getToken: () => string | null;
}

const OFF: BroadcastView = { status: 'off' };

/** Who closes the site, or leaves it for another one, is asked by the browser in its own words. */
const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * What is on air from this tab. It lives as long as the page is loaded, whatever screen is shown: a broadcast ends
 * because she ends it, not because she looks something up.
 */
export function createBroadcastSession({ name, getToken }: SessionOptions): BroadcastSession {
  const source = createCameraSource();
  const view = new BehaviorSubject<BroadcastView>(OFF);
  let run: BroadcastRun | null = null;

  const end = (last: BroadcastView): void => {
    run?.stop();
    run = null;
    onAirMark.set(null);
    removeEventListener('beforeunload', ask);
    view.next(last);
  };

  const begin = ({ _id: streamId, whipUrl }: BroadcastStream): void => {
    if (run?.streamId === streamId) return;
    end(OFF);
    onAirMark.set(streamId);
    addEventListener('beforeunload', ask);
    const url = `${whipUrl}?from=${encodeURIComponent(name)}`;
    const send = (camera: Camera): Publisher => publishCamera(url, camera.stream, getToken());
    run = startRun(streamId, {
      source,
      send,
      show: (publication) => view.next({ status: 'on-air', streamId, publication }),
    });
  };

  return {
    source,
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

/** Sends whatever camera is open, the next one after a failure too, until it is stopped. */
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
    stop: () => {
      publication?.unsubscribe();
      following.unsubscribe();
    },
  };
}
