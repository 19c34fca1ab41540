import { advanceSequence, sequenceDistance } from './sequence-number.ts';

/** Milliseconds: a usual round trip, before which an answer cannot have come. */
const retryInterval = 40;
const maxRequests = 9;
/** A longer gap is an outage: a key frame mends it sooner than hundreds of packets. */
export const maxGap = 200;

interface Missing {
  requests: number;
  lastRequest: number;
}

/** Knows which packets of a track did not arrive, and when to ask for them again. */
export class LossTracker {
  #missing = new Map<number, Missing>();
  #highest: number | undefined;

  received(sequence: number): void {
    this.#highest ??= sequence;
    const distance = sequenceDistance(this.#highest, sequence);
    if (distance <= 0) {
      this.#missing.delete(sequence);
      return;
    }
    if (distance > maxGap) this.#missing.clear();
    else this.#expect(this.#highest, distance);
    this.#highest = sequence;
  }

  /** The sequence numbers to ask for now, in the order of the stream. `now` is in milliseconds. */
  takeDue(now: number): number[] {
    const due: number[] = [];
    for (const [sequence, missing] of this.#missing) {
      if (missing.requests >= maxRequests) this.#missing.delete(sequence);
      else if (now - missing.lastRequest >= retryInterval) {
        missing.requests++;
        missing.lastRequest = now;
        due.push(sequence);
      }
    }
    return due;
  }

  #expect(highest: number, distance: number): void {
    for (let step = 1; step < distance; step++) {
      this.#missing.set(advanceSequence(highest, step), { requests: 0, lastRequest: -Infinity });
    }
  }
}
