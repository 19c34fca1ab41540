import { engineSsrc } from './rtcp-builder.ts';
import { feedbackFormat, rtcpType } from './rtcp-parser.ts';
import { sequenceDistance } from './sequence-number.ts';

const ticksPerMillisecond = 4;
const ticksPerReference = 256;
const symbolsPerChunk = 7;
const notReceived = 0;
const smallDelta = 1;
const largeDelta = 2;
/** Keeps a report with the largest deltas under 1,200 bytes. */
const maxPacketsPerReport = 400;
/**
 * A longer gap is a restart of the counter, not a loss worth describing packet by packet. Nor is more told at once: a
 * sender that counts in strides would have everything between described.
 */
const maxGap = 2_000;

/**
 * Collects the arrival times of packets and tells them to the sender, whose bandwidth estimate lives on them
 * (draft-holmer-rmcat-transport-wide-cc-extensions-01).
 */
export class TransportFeedback {
  /** Arrival by unwrapped sequence number, in ticks of 250 microseconds. */
  #arrivals = new Map<number, number>();
  #highest: number | undefined;
  #next = 0;
  #reportCount = 0;

  /** @param now milliseconds on any steady clock. */
  received(transportSequence: number, now: number): void {
    const sequence = this.#unwrap(transportSequence);
    if (sequence >= this.#next && !this.#arrivals.has(sequence)) {
      this.#arrivals.set(sequence, Math.round(now * ticksPerMillisecond));
    }
  }

  /** Everything that arrived since the last call, as RTCP packets. */
  takeReports(mediaSsrc: number): Buffer[] {
    const reports: Buffer[] = [];
    while (this.#arrivals.size > 0) reports.push(this.#takeReport(mediaSsrc));
    return reports;
  }

  #unwrap(transportSequence: number): number {
    if (this.#highest === undefined) {
      // One round ahead of zero leaves room for packets that overtook each other at the start.
      this.#highest = transportSequence + 0x10000;
      this.#next = this.#highest;
      return this.#highest;
    }
    const sequence = this.#highest + sequenceDistance(this.#highest & 0xffff, transportSequence);
    if (sequence - this.#next > maxGap) {
      this.#arrivals.clear();
      this.#next = sequence;
    }
    this.#highest = Math.max(this.#highest, sequence);
    return sequence;
  }

  #takeReport(mediaSsrc: number): Buffer {
    const base = this.#next;
    const last = Math.min(Math.max(...this.#arrivals.keys()), base + maxPacketsPerReport - 1);
    const arrivals = Array.from({ length: last - base + 1 }, (_, index) => this.#arrivals.get(base + index));
    for (let sequence = base; sequence <= last; sequence++) this.#arrivals.delete(sequence);
    this.#next = last + 1;
    return encodeReport(mediaSsrc, base & 0xffff, this.#reportCount++ & 0xff, arrivals);
  }
}

function encodeReport(
  mediaSsrc: number,
  baseSequence: number,
  reportCount: number,
  arrivals: readonly (number | undefined)[],
): Buffer {
  const firstArrival = arrivals.find((arrival) => arrival !== undefined) ?? 0;
  const reference = Math.floor(firstArrival / ticksPerReference);
  const { symbols, deltas } = encodeArrivals(arrivals, reference * ticksPerReference);
  const chunks = encodeChunks(symbols);
  const length = 20 + chunks.length + deltas.length;
  const padding = (4 - (length % 4)) % 4;

  const header = Buffer.alloc(20);
  header.writeUInt8(0x80 | (padding > 0 ? 0x20 : 0) | feedbackFormat.transportWide, 0);
  header.writeUInt8(rtcpType.transportFeedback, 1);
  header.writeUInt16BE((length + padding) / 4 - 1, 2);
  header.writeUInt32BE(engineSsrc, 4);
  header.writeUInt32BE(mediaSsrc, 8);
  header.writeUInt16BE(baseSequence, 12);
  header.writeUInt16BE(arrivals.length, 14);
  header.writeUIntBE(reference & 0xffffff, 16, 3);
  header.writeUInt8(reportCount, 19);
  const tail = Buffer.alloc(padding);
  if (padding > 0) tail.writeUInt8(padding, padding - 1);
  return Buffer.concat([header, chunks, deltas, tail]);
}

/** Each arrival as its distance from the one before: a byte where it fits, else two. */
function encodeArrivals(arrivals: readonly (number | undefined)[], start: number) {
  const symbols: number[] = [];
  const deltas: number[] = [];
  let previous = start;
  for (const arrival of arrivals) {
    if (arrival === undefined) {
      symbols.push(notReceived);
      continue;
    }
    const delta = Math.max(-0x8000, Math.min(0x7fff, arrival - previous));
    previous += delta;
    const isSmall = delta >= 0 && delta <= 0xff;
    symbols.push(isSmall ? smallDelta : largeDelta);
    deltas.push(...(isSmall ? [delta] : [(delta >> 8) & 0xff, delta & 0xff]));
  }
  return { symbols, deltas: Buffer.from(deltas) };
}

/** Status vectors of seven two-bit symbols. */
function encodeChunks(symbols: readonly number[]): Buffer {
  const chunks = Buffer.alloc(Math.ceil(symbols.length / symbolsPerChunk) * 2);
  for (let chunk = 0; chunk < chunks.length / 2; chunk++) {
    let word = 0xc000;
    for (let place = 0; place < symbolsPerChunk; place++) {
      const symbol = symbols[chunk * symbolsPerChunk + place] ?? notReceived;
      word |= symbol << (12 - 2 * place);
    }
    chunks.writeUInt16BE(word, chunk * 2);
  }
  return chunks;
}
