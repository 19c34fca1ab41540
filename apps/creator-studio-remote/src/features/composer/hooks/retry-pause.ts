/** What failed is tried again after so long, then after twice as long, and so on. */
const RETRY_MS = 3000;
const LONGEST_RETRY_MS = 60_000;

/** How long to wait after failures. All in milliseconds. */
export class RetryPause {
  #failures = 0;
  #notBefore = 0;

  /** What is left of the time before which the server does not want to be asked; 0 when it may be. */
  get left(): number {
    return Math.max(0, this.#notBefore - Date.now());
  }

  /** @param wish of the server, if it has said one @returns when to try again, from now */
  afterFailure(wish = 0): number {
    this.#notBefore = Date.now() + wish;
    const pause = Math.max(wish, Math.min(RETRY_MS * 2 ** this.#failures, LONGEST_RETRY_MS));
    this.#failures += 1;
    return pause;
  }

  reset(): void {
    this.#failures = 0;
  }
}
