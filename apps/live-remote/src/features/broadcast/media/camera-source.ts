import {
  type Camera,
  CameraError,
  type CameraErrorCode,
  type DeviceKind,
  listDevices,
  onDemand,
  type OnTrack,
  openCamera,
  type Quality,
  type Watchable,
  watchDevices,
} from '../../../shared/webrtc/index.ts';
import { createScreenShare, type Shown } from './screen-share.ts';

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
      shown: Shown;
    };

export interface CameraSource extends Watchable<CameraView> {
  /** Reopens the devices. */
  reopen(): void;
  setMuted(kind: DeviceKind, isMuted: boolean): void;
  /**
   * Switches to another device; `onTrack` gets its track before the old one is stopped.
   * @throws {CameraError} when it cannot be opened; the old one goes on.
   */
  switchDevice(kind: DeviceKind, deviceId: string, onTrack?: OnTrack): Promise<void>;
  setQuality(quality: Quality): Promise<void>;
  /**
   * Sends a screen instead of the camera or beside it, or the camera again; `onTrack` gets what is sent.
   * @throws {CameraError} `denied` when no screen was chosen; what was sent goes on.
   */
  show(shown: Shown, onTrack?: OnTrack): Promise<void>;
}

const KINDS: readonly DeviceKind[] = ['audio', 'video'];
const opening: CameraView = { status: 'opening' };

/** Camera and microphone, open while there are subscribers; all tracks are stopped after the last one. */
export function createCameraSource(getQuality: () => Quality): CameraSource {
  let run: CameraRun | null = null;
  const source = onDemand(opening, (set) => {
    const current = createRun(set, getQuality);
    run = current;
    void current.open();
    return current.close;
  });
  return {
    ...source,
    reopen: () => void run?.open(),
    setMuted: (kind, isMuted) => run?.setMuted(kind, isMuted),
    switchDevice: async (kind, deviceId, onTrack) => run?.switchDevice(kind, deviceId, onTrack),
    setQuality: async (quality) => run?.setQuality(quality),
    show: async (shown, onTrack) => run?.showScreen(shown, onTrack),
  };
}

type CameraRun = ReturnType<typeof createRun>;

function createRun(set: (view: CameraView) => void, getQuality: () => Quality) {
  let camera: Camera | null = null;
  let devices: Record<DeviceKind, MediaDeviceInfo[]> = { audio: [], video: [] };
  const areOff: Record<DeviceKind, boolean> = { audio: false, video: false };
  let isClosed = false;
  let attempt = 0;
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
      shown: screen.shown(),
    });
  };

  const screen = createScreenShare(() => show());

  const fail = (error: unknown) => {
    release();
    set({ status: 'failed', code: error instanceof CameraError ? error.code : 'unknown' });
    if (isClosed || !(error instanceof CameraError) || error.code !== 'not-found') return;
    // A newly connected device may be the missing one.
    stopWatching = watchDevices(() => void open());
  };

  const refreshDevices = async () => {
    devices = await listDevices();
    show();
  };

  /** When a device is removed, its track ends: another device replaces it, or there is an error. */
  const followTracks = () => {
    for (const kind of KINDS) {
      const track = camera?.track(kind);
      track?.addEventListener('ended', () => {
        if (camera?.track(kind) === track) void open();
      });
    }
  };

  const release = () => {
    stopWatching();
    stopWatching = () => undefined;
    screen.release();
    camera?.stop();
    camera = null;
  };

  const open = async () => {
    attempt += 1;
    const current = attempt;
    release();
    set(opening);
    try {
      const opened = await openCamera({ audio: true, video: true, quality: getQuality() });
      // Closed or requested again meanwhile.
      if (isClosed || current !== attempt) return opened.stop();
      camera = opened;
      // The muted state is kept for the new device.
      for (const kind of KINDS) opened.setMuted(kind, areOff[kind]);
      followTracks();
      stopWatching = watchDevices(() => void refreshDevices());
      await refreshDevices();
    } catch (error) {
      if (current === attempt) fail(error);
    }
  };

  return {
    open,
    close: () => {
      isClosed = true;
      release();
    },
    setMuted: (kind: DeviceKind, isMuted: boolean) => {
      areOff[kind] = isMuted;
      camera?.setMuted(kind, isMuted);
      show();
    },
    setQuality: async (quality: Quality): Promise<void> => camera?.setQuality(quality),
    showScreen: async (shown: Shown, onTrack?: OnTrack): Promise<void> => {
      if (camera) await screen.show(camera, shown, onTrack);
      // It may have been closed while a screen was chosen.
      if (isClosed) release();
    },
    switchDevice: async (kind: DeviceKind, deviceId: string, onTrack?: OnTrack): Promise<void> => {
      await camera?.switchDevice(kind, deviceId, onTrack);
      // It may have been closed meanwhile.
      if (isClosed) return release();
      followTracks();
      show();
    },
  };
}
