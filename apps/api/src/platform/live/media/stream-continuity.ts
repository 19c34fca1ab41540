import type { RtpPacket } from './rtp-packet.ts';
import { advanceSequence, sequenceDistance } from './sequence-number.ts';

/** So far on, no packet from before the source's start is still under way, and its number would soon look ahead. */
const guardDistance = 0x4000;

export interface StreamPlace {
  sequence: number;
  timestamp: number;
}

/**
 * Gives a viewer one unbroken stream out of successive sources: when a publisher comes back with other numbers, its
 * packets continue where the last ones ended.
 */
export class StreamContinuity {
  #clockRate: number;
  #source: number | undefined;
  #sequenceOffset = 0;
  #timestampOffset = 0;
  #firstSequence: number | undefined;
  #last: (StreamPlace & { at: number }) | undefined;

  constructor(clockRate: number) {
    this.#clockRate = clockRate;
  }

  /**
   * The place of a packet in the viewer's stream; `null` for one that arrived late from before its source's start.
   * @param source changes whenever the numbers of the packets start anew.
   * @param now milliseconds on any steady clock.
   */
  place(source: number, packet: RtpPacket, now: number): StreamPlace | null {
    if (source !== this.#source) this.#startSource(source, packet, now);
    const sequence = advanceSequence(packet.sequence, this.#sequenceOffset);
    if (this.#isBeforeSource(sequence)) return null;
    this.#forgetStartBehind(sequence);
    const timestamp = this.timestampFor(packet.timestamp);
    const isNewest = !this.#last || sequenceDistance(this.#last.sequence, sequence) > 0;
    if (isNewest) this.#last = { sequence, timestamp, at: now };
    return { sequence, timestamp };
  }

  /** Back from a viewer's sequence number to the source's; `null` when it belongs to a source before. */
  sourceSequence(sequence: number): number | null {
    return this.#isBeforeSource(sequence) ? null : advanceSequence(sequence, -this.#sequenceOffset);
  }

  /** A timestamp of the current source on the viewer's clock. */
  timestampFor(sourceTimestamp: number): number {
    return (sourceTimestamp + this.#timestampOffset) >>> 0;
  }

  #startSource(source: number, packet: RtpPacket, now: number): void {
    this.#source = source;
    if (this.#last) {
      const elapsed = Math.max(1, Math.round(((now - this.#last.at) * this.#clockRate) / 1000));
      this.#sequenceOffset = sequenceDistance(packet.sequence, this.#last.sequence + 1);
      this.#timestampOffset = this.#last.timestamp + elapsed - packet.timestamp;
    }
    this.#firstSequence = advanceSequence(packet.sequence, this.#sequenceOffset);
  }

  #isBeforeSource(sequence: number): boolean {
    return this.#firstSequence !== undefined && sequenceDistance(this.#firstSequence, sequence) < 0;
  }

  #forgetStartBehind(sequence: number): void {
    if (this.#firstSequence === undefined) return;
    if (sequenceDistance(this.#firstSequence, sequence) > guardDistance) this.#firstSequence = undefined;
  }
}
