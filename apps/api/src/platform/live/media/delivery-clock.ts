/** Between two packets of something that flows: silence and a black picture are packets too. */
const LONGEST_GAP_MS = 1_000;

/** Counts how long packets have flowed, by a clock that nobody sets. What comes after a gap begins anew. */
export class DeliveryClock {
  #deliveredMs = 0;
  #lastAt: number | undefined;

  /** Whole milliseconds so far; it only grows. */
  get deliveredMs(): number {
    return Math.floor(this.#deliveredMs);
  }

  /** @param now as of `performance.now()` */
  packetDelivered(now: number): void {
    const gap = now - (this.#lastAt ?? now);
    if (gap <= LONGEST_GAP_MS) this.#deliveredMs += gap;
    this.#lastAt = now;
  }
}
