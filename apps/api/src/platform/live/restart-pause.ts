import { setTimeout as sleep } from 'node:timers/promises';

const firstDelay = 250;
const maxDelay = 10_000;
/** After a run of this length the next failure starts with the shortest delay again. */
const soundRun = 60_000;

/** How long is waited before something that ended unexpectedly is started again: longer after each failure. */
export class RestartPause {
  #failures = 0;

  /** @param ran milliseconds that it ran before it ended */
  noteEnd(ran: number): void {
    this.#failures = ran > soundRun ? 1 : this.#failures + 1;
  }

  /** Rejects once `signal` is aborted. */
  async wait(signal: AbortSignal): Promise<void> {
    const delay = this.#failures === 0 ? 0 : Math.min(maxDelay, firstDelay * 2 ** (this.#failures - 1));
    await sleep(delay, undefined, { signal });
  }
}
