import { createObservable } from '@barg/runtime/observable';
import { openLevelMeter, type LevelMeter } from './level-meter.ts';
import { ASKING, failureOf, type RecorderFailure, type RecorderState } from './recorder-state.ts';
import { recordingName, recordingType } from './recording-type.ts';

const TICK_MS = 100;
/** As many bars as fit on a phone. */
const KEPT_LEVELS = 48;
/** Enough for speech, whatever a browser would choose. */
const BITS_A_SECOND = 48_000;

const stop = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) {
    track.onended = null;
    track.stop();
  }
};

/** One recording of the microphone, from asking for it to the file. It holds the microphone only as long as it records. */
export class VoiceRecorder {
  readonly #state = createObservable(ASKING);
  readonly #mostMs: number;
  #stream: MediaStream | null = null;
  #recorder: MediaRecorder | null = null;
  #meter: LevelMeter | null = null;
  #ticking: ReturnType<typeof setInterval> | undefined;
  /** When the running part began; null while it pauses. */
  #runningSince: number | null = null;
  #recordedMs = 0;
  /** Of the attempt that goes on: what belongs to an earlier one is thrown away. */
  #attempt = 0;

  constructor(mostMs: number) {
    this.#mostMs = mostMs;
  }

  readonly subscribe = this.#state.subscribe;
  readonly getState = this.#state.get;

  /** Asks for the microphone, and records as soon as it is given. */
  async start(): Promise<void> {
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.#recordedMs = 0;
    this.#set(ASKING);
    const type = recordingType();
    const devices = navigator.mediaDevices as MediaDevices | undefined;
    if (type === null || !devices) return this.#fail('unsupported');
    try {
      const stream = await devices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } });
      // Cancelled while the browser asked.
      if (attempt !== this.#attempt) return stop(stream);
      this.#stream = stream;
      this.#record(stream, type);
    } catch (error) {
      if (attempt === this.#attempt) this.#fail(failureOf(error));
    }
  }

  #record(stream: MediaStream, type: string): void {
    const recorder = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: BITS_A_SECOND });
    const chunks: Blob[] = [];
    const attempt = this.#attempt;
    recorder.ondataavailable = ({ data }) => void chunks.push(data);
    recorder.onstop = () => {
      if (attempt === this.#attempt) this.#finish(new File(chunks, recordingName(type), { type }));
    };
    recorder.onerror = () => {
      if (attempt === this.#attempt) this.#fail('broken');
    };
    // The microphone was pulled out, or the permission taken back: what was said until then stays.
    for (const track of stream.getAudioTracks()) track.onended = () => this.stop();
    this.#recorder = recorder;
    this.#meter = openLevelMeter(stream);
    recorder.start();
    this.#run();
  }

  #run(): void {
    this.#runningSince = performance.now();
    this.#set({ phase: 'recording' });
    this.#ticking = setInterval(() => this.#tick(), TICK_MS);
  }

  #hold(): void {
    clearInterval(this.#ticking);
    this.#recordedMs = this.#elapsedMs();
    this.#runningSince = null;
  }

  #elapsedMs(): number {
    const running = this.#runningSince === null ? 0 : performance.now() - this.#runningSince;
    return Math.min(this.#mostMs, this.#recordedMs + running);
  }

  #tick(): void {
    const elapsedMs = this.#elapsedMs();
    const levels = [...this.#state.get().levels, this.#meter?.read() ?? 0].slice(-KEPT_LEVELS);
    this.#set({ elapsedMs, levels });
    if (elapsedMs >= this.#mostMs) this.stop({ isFull: true });
  }

  pause(): void {
    if (this.#state.get().phase !== 'recording') return;
    this.#recorder?.pause();
    this.#hold();
    this.#set({ phase: 'paused' });
  }

  resume(): void {
    if (this.#state.get().phase !== 'paused') return;
    this.#recorder?.resume();
    this.#run();
  }

  /** Ends the recording; its file follows. */
  stop({ isFull = false } = {}): void {
    const { phase } = this.#state.get();
    if (phase !== 'recording' && phase !== 'paused') return;
    this.#hold();
    this.#set({ phase: 'closing', elapsedMs: this.#recordedMs, isFull });
    this.#recorder?.stop();
  }

  #finish(file: File): void {
    this.#release();
    if (file.size === 0) this.#fail('broken');
    else this.#set({ phase: 'recorded', file });
  }

  #fail(failure: RecorderFailure): void {
    this.#release();
    this.#set({ phase: 'failed', failure });
  }

  /** Gives the microphone back: browsers show that it is in use. */
  #release(): void {
    clearInterval(this.#ticking);
    this.#meter?.close();
    this.#meter = null;
    if (this.#stream) stop(this.#stream);
    this.#stream = null;
  }

  /** Throws away what was recorded. */
  close(): void {
    this.#attempt += 1;
    if (this.#recorder && this.#recorder.state !== 'inactive') this.#recorder.stop();
    this.#recorder = null;
    this.#release();
  }

  #set(changes: Partial<RecorderState>): void {
    this.#state.set({ ...this.#state.get(), ...changes });
  }
}
