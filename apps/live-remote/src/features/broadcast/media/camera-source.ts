import {
  type Camera,
  CameraError,
  type CameraErrorCode,
  type DeviceKind,
  listDevices,
  type Observable,
  onDemand,
  openCamera,
  watchDevices,
} from '../../../shared/webrtc/index.ts';

export type CameraView =
  | { status: 'opening' }
  | { status: 'failed'; code: CameraErrorCode }
  | {
      status: 'open';
      camera: Camera;
      devices: Record<DeviceKind, MediaDeviceInfo[]>;
      /** The devices in use. */
      deviceIds: Record<DeviceKind, string>;
      muted: Record<DeviceKind, boolean>;
    };

export interface CameraSource extends Observable<CameraView> {
  /** Closes what is open and opens it again. */
  reopen(): void;
  setMuted(kind: DeviceKind, isMuted: boolean): void;
  /**
   * Uses another device; `onTrack` is handed its track before the old one stops.
   * @throws {CameraError} when it cannot be opened; the old one goes on.
   */
  switchDevice(kind: DeviceKind, deviceId: string, onTrack?: (track: MediaStreamTrack) => Promise<void>): Promise<void>;
}

const KINDS: readonly DeviceKind[] = ['audio', 'video'];
const opening: CameraView = { status: 'opening' };

/** Camera and microphone, open while somebody watches; closed, with every track, when the last one leaves. */
export function createCameraSource(): CameraSource {
  let run: CameraRun | null = null;
  const source = onDemand(opening, (set) => {
    const current = createRun(set);
    run = current;
    void current.open();
    return current.close;
  });
  return {
    ...source,
    reopen: () => void run?.open(),
    setMuted: (kind, isMuted) => run?.setMuted(kind, isMuted),
    switchDevice: async (kind, deviceId, onTrack) => run?.switchDevice(kind, deviceId, onTrack),
  };
}

type CameraRun = ReturnType<typeof createRun>;

function createRun(set: (view: CameraView) => void) {
  let camera: Camera | null = null;
  let devices: Record<DeviceKind, MediaDeviceInfo[]> = { audio: [], video: [] };
  let isClosed = false;
  let stopWatching = (): void => undefined;

  const show = () => {
    if (!camera) return;
    const opened = camera;
    const ofBoth = <T>(read: (kind: DeviceKind) => T) => ({ audio: read('audio'), video: read('video') });
    set({
      status: 'open',
      camera: opened,
      devices,
      deviceIds: ofBoth((kind) => opened.track(kind)?.getSettings().deviceId ?? ''),
      muted: ofBoth((kind) => opened.isMuted(kind)),
    });
  };

  const fail = (error: unknown) => {
    release();
    set({ status: 'failed', code: error instanceof CameraError ? error.code : 'unknown' });
  };

  const refreshDevices = async () => {
    devices = await listDevices();
    show();
  };

  /** A device that is pulled out ends its track. */
  const followTracks = () => {
    for (const kind of KINDS) {
      const track = camera?.track(kind);
      track?.addEventListener('ended', () => {
        if (camera?.track(kind) === track) fail(new CameraError('not-found', 'The device is gone'));
      });
    }
  };

  const release = () => {
    stopWatching();
    camera?.stop();
    camera = null;
  };

  const open = async () => {
    release();
    set(opening);
    try {
      const opened = await openCamera({ audio: true, video: true });
      if (isClosed) return opened.stop();
      camera = opened;
      followTracks();
      stopWatching = watchDevices(() => void refreshDevices());
      await refreshDevices();
    } catch (error) {
      fail(error);
    }
  };

  return {
    open,
    close: () => {
      isClosed = true;
      release();
    },
    setMuted: (kind: DeviceKind, isMuted: boolean) => {
      camera?.setMuted(kind, isMuted);
      show();
    },
    switchDevice: async (
      kind: DeviceKind,
      deviceId: string,
      onTrack?: (track: MediaStreamTrack) => Promise<void>,
    ): Promise<void> => {
      await camera?.switchDevice(kind, deviceId, onTrack);
      // It may have been closed while the other device was opening.
      if (isClosed) return release();
      followTracks();
      show();
    },
  };
}
