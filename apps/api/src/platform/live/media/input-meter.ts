import type { LiveInputAudio, LiveInputVideo } from '../live-engine.ts';
import { readKeyFrameStart } from './picture-header.ts';
import type { RtpPacket } from './rtp-packet.ts';
import type { CodecName } from './sdp-offer.ts';
import { sequenceDistance } from './sequence-number.ts';
import type { PictureFormat } from './sequence-parameters.ts';

const headerLength = 12;
/** Seconds over which rates are averaged. */
const window = 3;
const ticksOfPicture = 90;

interface Second {
  second: number;
  bytes: number;
  frames: number;
}

/** Packets that were sent and those that came. */
export interface Counted {
  packets: number;
  lost: number;
}

/** Measures what a publisher sends on one track, for the words of advice to whoever set it up. Times in milliseconds. */
export class InputMeter {
  readonly #codec: CodecName;
  /** The last seconds, the running one included. */
  #seconds: Second[] = [];
  #began: number | undefined;
  #format: PictureFormat | undefined;
  #highest: { sequence: number; timestamp: number } | undefined;
  #hasReordered = false;
  #keyFrame: { timestamp: number; at: number } | undefined;
  #keyFrameDistance: number | null = null;

  constructor(codec: CodecName) {
    this.#codec = codec;
  }

  received(packet: RtpPacket, now: number): void {
    this.#began ??= now;
    const current = this.#secondOf(now);
    current.bytes += packet.bytes.length;
    if (packet.marker) current.frames++;
    if (this.#codec === 'opus') return;
    this.#readOrder(packet);
    const start = readKeyFrameStart(this.#codec, packet.bytes.subarray(headerLength));
    if (start) this.#keyFrameBegins(packet, start.format, now);
  }

  video({ packets, lost }: Counted, now: number): LiveInputVideo {
    return {
      codec: this.#codec,
      profile: this.#format?.profile ?? null,
      width: this.#format?.width ?? null,
      height: this.#format?.height ?? null,
      bitrate: this.#rateOf(({ bytes }) => bytes * 8, now),
      frameRate: this.#rateOf(({ frames }) => frames, now),
      keyFrameMs: this.#distanceSoFar(now),
      hasReordered: this.#hasReordered,
      packets,
      lost,
    };
  }

  audio({ packets, lost }: Counted, now: number): LiveInputAudio {
    return { codec: this.#codec, bitrate: this.#rateOf(({ bytes }) => bytes * 8, now), packets, lost };
  }

  #secondOf(now: number): Second {
    const second = Math.floor(now / 1000);
    const last = this.#seconds.at(-1);
    if (last?.second === second) return last;
    const begun = { second, bytes: 0, frames: 0 };
    this.#seconds = [...this.#seconds.slice(-window), begun];
    return begun;
  }

  /** Of the whole seconds before this one, as far as something was sent in them. */
  #rateOf(count: (second: Second) => number, now: number): number {
    const current = Math.floor(now / 1000);
    const counted = this.#seconds.filter(({ second }) => second < current && second >= current - window);
    const began = Math.floor((this.#began ?? now) / 1000) + 1;
    const whole = counted.filter(({ second }) => second >= began);
    const length = Math.min(window, Math.max(1, current - began));
    return Math.round(whole.reduce((sum, second) => sum + count(second), 0) / length);
  }

  /** Frames that are shown in another order than they are sent have times that step back. */
  #readOrder({ sequence, timestamp }: RtpPacket): void {
    this.#highest ??= { sequence, timestamp };
    if (sequenceDistance(this.#highest.sequence, sequence) <= 0) return;
    const step = (timestamp - this.#highest.timestamp) | 0;
    if (step < 0) this.#hasReordered = true;
    this.#highest = { sequence, timestamp: step > 0 ? timestamp : this.#highest.timestamp };
  }

  #keyFrameBegins({ timestamp }: RtpPacket, format: PictureFormat | undefined, now: number): void {
    this.#format = format ?? this.#format;
    if (this.#keyFrame?.timestamp === timestamp) return;
    if (this.#keyFrame) {
      this.#keyFrameDistance = Math.round(((timestamp - this.#keyFrame.timestamp) >>> 0) / ticksOfPicture);
    }
    this.#keyFrame = { timestamp, at: now };
  }

  /** Between the last two; longer where the next one is overdue. */
  #distanceSoFar(now: number): number | null {
    if (!this.#keyFrame) return this.#keyFrameDistance;
    const since = Math.round(now - this.#keyFrame.at);
    return this.#keyFrameDistance === null ? null : Math.max(this.#keyFrameDistance, since);
  }
}
