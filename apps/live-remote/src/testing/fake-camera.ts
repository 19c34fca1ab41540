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
}

/** Adds a fake camera and microphone to jsdom, or devices that fail with an error's name. Returns their tracks. */
export function openFakeCamera({ refusal }: { refusal?: string } = {}): FakeTrack[] {
  const tracks = [new FakeTrack('audio'), new FakeTrack('video')];
  const getUserMedia = async () => {
    if (refusal) throw Object.assign(new Error(refusal), { name: refusal });
    return { getTracks: () => tracks };
  };
  const enumerateDevices = async () => [
    { kind: 'audioinput', deviceId: 'audio', label: 'Microphone' },
    { kind: 'videoinput', deviceId: 'video', label: 'Front camera' },
  ];
  const mediaDevices = Object.assign(new EventTarget(), { getUserMedia, enumerateDevices });
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
  Object.assign(globalThis, { isSecureContext: true });
  return tracks;
}
