import { CameraError } from './camera-error.ts';

export type DeviceKind = 'audio' | 'video';

export interface CameraOptions {
  audio: boolean;
  video: boolean;
  /** The devices to use instead of the default ones. */
  deviceIds?: Partial<Record<DeviceKind, string>>;
}

const videoConstraints: MediaTrackConstraints = {
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { ideal: 30 },
};
const audioConstraints: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};

/** An opened camera, microphone or both; the caller must stop it. */
export class Camera {
  /** The same object after a switch of devices: its track is replaced. */
  readonly stream: MediaStream;

  constructor(stream: MediaStream) {
    this.stream = stream;
  }

  track(kind: DeviceKind): MediaStreamTrack | undefined {
    return this.stream.getTracks().find((track) => track.kind === kind);
  }

  isMuted(kind: DeviceKind): boolean {
    return this.track(kind)?.enabled === false;
  }

  /** Sends silence or black while muted; the device stays open, so that unmuting is immediate. */
  setMuted(kind: DeviceKind, isMuted: boolean): void {
    const track = this.track(kind);
    if (track) track.enabled = !isMuted;
  }

  /**
   * Switches to another device. The new track is passed to `onTrack` (as a publication's `replaceTrack`) before
   * the old one is stopped, so that nothing is interrupted.
   * @throws {CameraError} when the device cannot be opened; the old one goes on, unless the two cannot be open at once.
   */
  async switchDevice(
    kind: DeviceKind,
    deviceId: string,
    onTrack: (track: MediaStreamTrack) => Promise<void> | void = () => undefined,
  ): Promise<void> {
    const previous = this.track(kind);
    const next = await openOne(kind, deviceId).catch((error: CameraError) => {
      if (error.code !== 'in-use' || !previous) throw error;
      // Many phones can open one camera at a time only.
      previous.stop();
      return openOne(kind, deviceId);
    });
    next.enabled = previous?.enabled ?? true;
    if (previous) this.stream.removeTrack(previous);
    this.stream.addTrack(next);
    await onTrack(next);
    previous?.stop();
  }

  stop(): void {
    this.stream.getTracks().forEach((track) => track.stop());
  }
}

/** @throws {CameraError} */
export async function openCamera({ audio, video, deviceIds = {} }: CameraOptions): Promise<Camera> {
  const stream = await getUserMedia({
    audio: audio && { ...audioConstraints, ...exactly(deviceIds.audio) },
    video: video && { ...videoConstraints, ...exactly(deviceIds.video) },
  });
  return new Camera(stream);
}

/**
 * The cameras and microphones of this machine. Their labels are empty until one has been opened.
 * @throws {CameraError}
 */
export async function listDevices(): Promise<Record<DeviceKind, MediaDeviceInfo[]>> {
  const devices = await mediaDevices()
    .enumerateDevices()
    .catch((error: unknown) => {
      throw CameraError.from(error);
    });
  const ofKind = (wanted: MediaDeviceKind) =>
    devices.filter(({ kind, deviceId }) => kind === wanted && deviceId !== '');
  return { audio: ofKind('audioinput'), video: ofKind('videoinput') };
}

/** Calls back when a device is connected or removed, until the returned function is called. */
export function watchDevices(listener: () => void): () => void {
  const devices = mediaDevices();
  devices.addEventListener('devicechange', listener);
  return () => devices.removeEventListener('devicechange', listener);
}

async function openOne(kind: DeviceKind, deviceId: string): Promise<MediaStreamTrack> {
  const { stream } = await openCamera({
    audio: kind === 'audio',
    video: kind === 'video',
    deviceIds: { [kind]: deviceId },
  });
  const [track] = stream.getTracks();
  if (!track) throw new CameraError('not-found', 'The device gives no track');
  return track;
}

function exactly(deviceId: string | undefined): MediaTrackConstraints {
  return deviceId ? { deviceId: { exact: deviceId } } : {};
}

async function getUserMedia(constraints: MediaStreamConstraints): Promise<MediaStream> {
  const devices = mediaDevices();
  try {
    return await devices.getUserMedia(constraints);
  } catch (error) {
    throw CameraError.from(error);
  }
}

function mediaDevices(): MediaDevices {
  // Browsers leave `mediaDevices` out of pages that are not secure; the types do not know.
  if (!isSecureContext || !('mediaDevices' in navigator)) {
    throw new CameraError('insecure', 'Cameras are open to HTTPS and localhost only');
  }
  return navigator.mediaDevices;
}
