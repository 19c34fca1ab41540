import { BehaviorSubject } from '@barg/runtime/rxjs';
import type { Layer } from './layers.ts';
import { LiveError } from './live-error.ts';
import { LiveSession, type LiveSessionOptions } from './live-session.ts';
import { retryDelay } from './retry-delay.ts';
import type { Watchable } from './watchable.ts';

/** The retry delay while waiting for a publisher: as often as the server allows. */
const maxWaitingDelay = 2_000;

/**
 * `connecting` for the first time; `connected`; `waiting` for someone to publish; `reconnecting` after a loss;
 * `failed` for good, see the error; `stopped` by the caller.
 */
export type LiveStatus = 'connecting' | 'connected' | 'waiting' | 'reconnecting' | 'failed' | 'stopped';

export interface LiveState {
  status: LiveStatus;
  /** Why it is not connected, as far as known. */
  error: LiveError | null;
}

export interface LiveConnectionOptions extends LiveSessionOptions {
  /** Aborting it stops the connection. */
  signal?: AbortSignal;
}

export interface LiveConnectionHooks {
  /** Adds the tracks or transceivers of the offer; called for each session. */
  prepare(peer: RTCPeerConnection): void;
  /** Called when a session is connected; what it returns is called at its end. */
  connected?(peer: RTCPeerConnection): () => void;
}

/** Keeps a live session open: reconnects when it is lost, and releases everything when stopped. */
export class LiveConnection {
  readonly #state = new BehaviorSubject<LiveState>({ status: 'connecting', error: null });
  readonly #options: LiveConnectionOptions;
  readonly #hooks: LiveConnectionHooks;
  readonly #stopping = new AbortController();
  readonly #finished: Promise<void>;
  #session: LiveSession | undefined;

  constructor(options: LiveConnectionOptions, hooks: LiveConnectionHooks) {
    this.#options = options;
    this.#hooks = hooks;
    // Otherwise a closed tab would be counted as a viewer until the server notices.
    addEventListener('pagehide', this.stop);
    options.signal?.addEventListener('abort', this.stop);
    if (options.signal?.aborted) this.#stopping.abort();
    this.#finished = this.#run();
  }

  get state(): Watchable<LiveState> {
    return this.#state;
  }

  /** The peer connection, for statistics and senders; absent while there is none. */
  get peer(): RTCPeerConnection | undefined {
    return this.#session?.peer;
  }

  /** Whether a viewer may choose among sizes of the picture; false while there is no session. */
  get hasLayers(): boolean {
    return this.#session?.hasLayers ?? false;
  }

  /** Asks for another size of the picture, in this session. False when that was refused, or is not possible now. */
  async chooseLayer(layer: Layer): Promise<boolean> {
    return this.#session?.chooseLayer(layer) ?? false;
  }

  /** Ends the session here and at the server. Resolves when everything is released. Idempotent. */
  readonly stop = (): Promise<void> => {
    this.#stopping.abort();
    void this.#session?.close();
    return this.#finished;
  };

  /** Replaces a session that is connected but by which nothing comes or arrives. */
  readonly restart = (): void => void this.#session?.close();

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    for (let failures = 0; !signal.aborted; failures++) {
      const error = await this.#runSession(() => (failures = 0));
      if (signal.aborted) break;
      if (error && !error.isTemporary) return this.#finish({ status: 'failed', error });
      this.#state.next({ status: error?.code === 'not-live' ? 'waiting' : 'reconnecting', error });
      const pause = retryDelay(failures, error?.code === 'not-live' ? maxWaitingDelay : undefined);
      await delay(Math.max(pause, error?.retryAfterMs ?? 0), signal);
    }
    this.#finish({ status: 'stopped', error: null });
  }

  /** Runs one session to its end; returns the error if it did not connect. */
  async #runSession(onConnected: () => void): Promise<LiveError | null> {
    try {
      const session = await LiveSession.open(this.#options, this.#hooks.prepare, this.#stopping.signal);
      this.#session = session;
      onConnected();
      const leave = this.#hooks.connected?.(session.peer);
      if (!this.#stopping.signal.aborted) {
        this.#state.next({ status: 'connected', error: null });
        await session.ended;
      }
      leave?.();
      this.#session = undefined;
      const released = session.close();
      // A server that is out of reach would keep the next session waiting; its own end it hears of in time.
      if (this.#stopping.signal.aborted) await released;
      return null;
    } catch (error) {
      return LiveError.from(error);
    }
  }

  #finish(state: LiveState): void {
    removeEventListener('pagehide', this.stop);
    this.#options.signal?.removeEventListener('abort', this.stop);
    this.#state.next(state);
  }
}

function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
  });
}
