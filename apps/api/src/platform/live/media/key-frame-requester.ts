/**
 * Asks for a key frame at most once in an interval, because each costs the publisher several frames' worth of bits.
 * What is asked within the interval is asked once more at its end, so that nobody who came too late waits in vain.
 */
export class KeyFrameRequester {
  #send: () => void;
  #interval: number;
  #lastSent = -Infinity;
  #trailing: NodeJS.Timeout | undefined;

  /** @param interval milliseconds. */
  constructor(send: () => void, interval: number) {
    this.#send = send;
    this.#interval = interval;
  }

  request(): void {
    if (this.#trailing) return;
    const wait = this.#lastSent + this.#interval - performance.now();
    if (wait <= 0) this.#sendNow();
    else this.#trailing = setTimeout(() => this.#sendNow(), wait);
  }

  stop(): void {
    clearTimeout(this.#trailing);
    this.#trailing = undefined;
  }

  #sendNow(): void {
    this.stop();
    this.#lastSent = performance.now();
    this.#send();
  }
}
