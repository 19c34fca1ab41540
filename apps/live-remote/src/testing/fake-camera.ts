/** The used part of a media track. */
export class FakeTrack extends EventTarget {
  readonly kind: string;
  readonly id: string;
  enabled = true;
  readyState: 'live' | 'ended' = 'live';

  constructor(kind: string) {
    super();
    this.kind = kind;
    this.id = kind;
  }

  stop() {
    this.readyState = 'ended';
  }

  getSettings() {
    return { deviceId: this.kind };
  }

  /** What was asked for last. */
  constraints: MediaTrackConstraints = {};
  async applyConstraints(constraints: MediaTrackConstraints) {
    this.constraints = constraints;
  }
}

function streamOf(...tracks: FakeTrack[]) {
  const held = new Set(tracks);
  return {
    getTracks: () => [...held],
    addTrack: (track: FakeTrack) => void held.add(track),
    removeTrack: (track: FakeTrack) => void held.delete(track),
  };
}

/**
 * Adds a fake camera and microphone to jsdom, or devices that fail with an error's name, and a screen to share. Returns
 * the tracks of the devices.
 */
export function openFakeCamera({ refusal, screen }: { refusal?: string; screen?: FakeTrack } = {}): FakeTrack[] {
  const tracks = [new FakeTrack('audio'), new FakeTrack('video')];
  const getUserMedia = async () => {
    if (refusal) throw Object.assign(new Error(refusal), { name: refusal });
    return streamOf(...tracks);
  };
  const enumerateDevices = async () => [
    { kind: 'audioinput', deviceId: 'audio', label: 'Microphone' },
    { kind: 'videoinput', deviceId: 'video', label: 'Front camera' },
  ];
  const getDisplayMedia = async () => {
    if (screen) return streamOf(screen);
    throw Object.assign(new Error('closed'), { name: 'NotAllowedError' });
  };
  const mediaDevices = Object.assign(new EventTarget(), { getUserMedia, enumerateDevices, getDisplayMedia });
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
  Object.assign(globalThis, { isSecureContext: true });
  return tracks;
}
