import { readToken } from '@barg/session';
import {
  type Camera,
  CameraError,
  type CameraErrorCode,
  type DeviceKind,
  onDemand,
  openCamera,
  publish,
  type LiveStatus,
  type Watchable,
  watchDevices,
} from '../../../shared/webrtc/index.ts';

export interface OwnSide {
  camera: Camera | null;
  /** Why there is none. */
  failure: CameraErrorCode | null;
  line: LiveStatus;
  muted: Record<DeviceKind, boolean>;
}

export interface OwnSideSource extends Watchable<OwnSide> {
  /** Begins anew, after a failure. */
  reopen(): void;
  setMuted(kind: DeviceKind, isMuted: boolean): void;
}

const initial: OwnSide = {
  ...{ camera: null, failure: null, line: 'connecting' },
  muted: { audio: false, video: false },
};

const KINDS: readonly DeviceKind[] = ['audio', 'video'];

/** Opens camera and microphone and sends them to a WHIP address, while there are subscribers. */
export const sendOwnSide = (url: string): OwnSideSource => {
  let run: ReturnType<typeof createRun> | null = null;
  const source = onDemand(initial, (set) => {
    const current = createRun(url, set);
    run = current;
    void current.open();
    return current.close;
  });
  return {
    ...source,
    reopen: () => void run?.open(),
    setMuted: (kind, isMuted) => run?.setMuted(kind, isMuted),
  };
};

function createRun(url: string, set: (view: OwnSide) => void) {
  let view = initial;
  let camera: Camera | null = null;
  let attempt = 0;
  let stopSending = (): void => undefined;
  let stopWaiting = (): void => undefined;

  const show = (change: Partial<OwnSide>): void => set((view = { ...view, ...change }));

  const release = (): void => {
    stopSending();
    stopSending = () => undefined;
    stopWaiting();
    stopWaiting = () => undefined;
    camera?.stop();
    camera = null;
  };

  const fail = (failure: CameraErrorCode): void => {
    release();
    show({ camera: null, failure });
    // A newly connected device may be the missing one: it is paid by the minute, and ends where nothing is sent.
    if (failure === 'not-found') stopWaiting = watchDevices(() => void open());
  };

  const send = (opened: Camera): void => {
    const publication = publish(url, opened.stream, { token: readToken() ?? undefined });
    const following = publication.state.subscribe(({ status }) => show({ line: status }));
    stopSending = () => {
      following.unsubscribe();
      void publication.stop();
    };
  };

  const open = async (): Promise<void> => {
    attempt += 1;
    const current = attempt;
    release();
    show({ camera: null, failure: null, line: 'connecting' });
    try {
      const opened = await openCamera({ audio: true, video: true });
      // Closed or asked for again meanwhile.
      if (current !== attempt) return opened.stop();
      camera = opened;
      for (const kind of KINDS) {
        // What was muted stays so with the new device.
        opened.setMuted(kind, view.muted[kind]);
        // When a device is removed, or is no longer allowed, its track ends: another one replaces it, or there is an error.
        opened.track(kind)?.addEventListener('ended', () => {
          if (camera === opened) void open();
        });
      }
      send(opened);
      show({ camera: opened });
    } catch (error) {
      if (current === attempt) fail(error instanceof CameraError ? error.code : 'unknown');
    }
  };

  return {
    open,
    close: () => {
      attempt += 1;
      release();
    },
    setMuted: (kind: DeviceKind, isMuted: boolean): void => {
      camera?.setMuted(kind, isMuted);
      show({ muted: { ...view.muted, [kind]: isMuted } });
    },
  };
}
