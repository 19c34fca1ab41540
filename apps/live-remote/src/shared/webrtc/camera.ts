import { CameraError } from './camera-error.ts';
import { type Quality, qualityFigures } from './quality.ts';

export type DeviceKind = 'audio' | 'video';

export interface CameraOptions {
  audio: boolean;
  video: boolean;
  /** The devices to use instead of the default ones. */
  deviceIds?: Partial<Record<DeviceKind, string>>;
  quality?: Quality;
}

const videoConstraints = (quality: Quality): MediaTrackConstraints => ({
  width: { ideal: qualityFigures[quality].width },
  height: { ideal: qualityFigures[quality].height },
  frameRate: { ideal: 30 },
});
const audioConstraints: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};

/** Gets the track that is sent from now on, as a publication's `replaceTrack` does. */
export type OnTrack = (track: MediaStreamTrack) => Promise<void> | void;

/** An opened camera, microphone or both; the caller must stop it. */
export class Camera {
  /** What is sent. The same object after a switch of devices: its track is replaced. */
  readonly stream: MediaStream;
  #quality: Quality;
  /** The camera's own picture, while another one is sent in its place. */
  #own: MediaStreamTrack | undefined;
  #isStopped = false;

  constructor(stream: MediaStream, quality: Quality = 'standard') {
    this.stream = stream;
    this.#quality = quality;
  }

  /** For what was waited for meanwhile: what is put into a stopped camera nobody stops. */
  get isStopped(): boolean {
    return this.#isStopped;
  }

  /** The device's track, whether it is sent or not. */
  track(kind: DeviceKind): MediaStreamTrack | undefined {
    return (kind === 'video' && this.#own) || this.#sent(kind);
  }

  #sent(kind: DeviceKind): MediaStreamTrack | undefined {
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
   * Switches to another device. The new track is passed to `onTrack` before the old one is stopped, so that nothing is
   * interrupted. A camera that is stopped meanwhile keeps no device open.
   * @throws {CameraError} when the device cannot be opened; the old one goes on, unless the two cannot be open at once.
   */
  async switchDevice(kind: DeviceKind, deviceId: string, onTrack: OnTrack = () => undefined): Promise<void> {
    const before = this.track(kind);
    const open = () => openOne(kind, deviceId, this.#quality);
    const next = await open().catch((error: CameraError) => {
      if (error.code !== 'in-use' || !before) throw error;
      // Many phones can open one camera at a time only.
      before.stop();
      return open();
    });
    if (this.#isStopped) return next.stop();
    // Not the one from before, where another choice was made meanwhile.
    const previous = this.track(kind);
    next.enabled = previous?.enabled ?? true;
    if (kind === 'video' && this.#own) this.#own = next;
    else await this.#send(next, onTrack);
    previous?.stop();
  }

  /** Sends another picture in the place of the camera's, which stays open; null sends the camera's again. */
  async sendInstead(picture: MediaStreamTrack | null, onTrack: OnTrack = () => undefined): Promise<void> {
    const own = this.track('video');
    this.#own = picture ? own : undefined;
    const next = picture ?? own;
    if (next) await this.#send(next, onTrack);
  }

  /** Asks the camera for another size; one that cannot goes on as it is. */
  async setQuality(quality: Quality): Promise<void> {
    this.#quality = quality;
    await this.track('video')
      ?.applyConstraints(videoConstraints(quality))
      .catch(() => undefined);
  }

  async #send(next: MediaStreamTrack, onTrack: OnTrack): Promise<void> {
    const before = this.#sent(next.kind === 'audio' ? 'audio' : 'video');
    if (before === next) return;
    if (before) this.stream.removeTrack(before);
    this.stream.addTrack(next);
    await onTrack(next);
  }

  stop(): void {
    this.#isStopped = true;
    this.stream.getTracks().forEach((track) => track.stop());
    this.#own?.stop();
  }
}

/** @throws {CameraError} */
export async function openCamera({
  audio,
  video,
  deviceIds = {},
  quality = 'standard',
}: CameraOptions): Promise<Camera> {
  const stream = await getUserMedia({
    audio: audio && { ...audioConstraints, ...exactly(deviceIds.audio) },
    video: video && { ...videoConstraints(quality), ...exactly(deviceIds.video) },
  });
  return new Camera(stream, quality);
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

async function openOne(kind: DeviceKind, deviceId: string, quality: Quality): Promise<MediaStreamTrack> {
  const { stream } = await openCamera({
    audio: kind === 'audio',
    video: kind === 'video',
    deviceIds: { [kind]: deviceId },
    quality,
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
