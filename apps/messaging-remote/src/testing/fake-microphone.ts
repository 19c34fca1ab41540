/** The used part of a media track. */
class FakeTrack {
  readyState: 'live' | 'ended' = 'live';
  onended: (() => void) | null = null;

  stop() {
    this.readyState = 'ended';
  }
}

/** Records its bytes when it is stopped, as browsers do. */
class FakeRecorder {
  static isTypeSupported = (type: string): boolean => type === 'audio/webm;codecs=opus';
  state: 'inactive' | 'recording' | 'paused' = 'inactive';
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;
  onerror: (() => void) | null = null;

  start() {
    this.state = 'recording';
  }

  pause() {
    this.state = 'paused';
  }

  resume() {
    this.state = 'recording';
  }

  stop() {
    this.state = 'inactive';
    this.ondataavailable?.({ data: new Blob(['voice']) });
    this.onstop?.();
  }
}

/** Adds a microphone to jsdom, or one that fails with an error's name. Returns its track. */
export function openFakeMicrophone({ refusal }: { refusal?: string } = {}): FakeTrack {
  const track = new FakeTrack();
  const getUserMedia = async () => {
    if (refusal) throw Object.assign(new Error(refusal), { name: refusal });
    return { getTracks: () => [track], getAudioTracks: () => [track] };
  };
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  Object.assign(globalThis, { MediaRecorder: FakeRecorder });
  Object.assign(URL, { createObjectURL: () => 'blob:voice', revokeObjectURL: () => undefined });
  return track;
}

/** Lets sounds play in jsdom: only their events come. Returns those that play. */
export function letSoundsPlay(): Set<HTMLMediaElement> {
  const playing = new Set<HTMLMediaElement>();
  const { prototype } = HTMLMediaElement;
  const times = new WeakMap<HTMLMediaElement, number>();
  Object.defineProperty(prototype, 'currentTime', {
    configurable: true,
    get(this: HTMLMediaElement) {
      return times.get(this) ?? 0;
    },
    set(this: HTMLMediaElement, seconds: number) {
      times.set(this, seconds);
    },
  });
  prototype.play = async function play(this: HTMLMediaElement) {
    playing.add(this);
    this.dispatchEvent(new Event('play'));
  };
  prototype.pause = function pause(this: HTMLMediaElement) {
    if (playing.delete(this)) this.dispatchEvent(new Event('pause'));
  };
  return playing;
}

/** Holds what ticks, and nothing else: axe, dialogs and requests need the other timers. */
export const holdTicks = (): void =>
  void jest.useFakeTimers({
    doNotFake: [
      ...(['Date', 'performance', 'queueMicrotask', 'nextTick', 'setTimeout', 'clearTimeout'] as const),
      ...(['setImmediate', 'clearImmediate', 'requestAnimationFrame', 'cancelAnimationFrame'] as const),
    ],
  });
