import type { IngestTrack } from './ingest-track.ts';
import type { Publisher } from './publisher.ts';
import { buildSenderReport } from './rtcp-builder.ts';
import type { SenderReport } from './rtcp-parser.ts';
import { addressPacket, type RtpPacket } from './rtp-packet.ts';
import type { Tap, TapServer } from './tap-server.ts';

/** After the program has ended although the publisher goes on. */
const restartDelay = 2_000;
/** Seconds between the key frames that the publisher is asked for. */
export const keyFrameSeconds = 2;

/**
 * Starts a program that reads a tap.
 * @returns when it has ended
 */
export type ReadTap = (url: string) => Promise<void>;

export interface TapUse {
  read: ReadTap;
  requestKeyFrame(): void;
}

/** A program that gets what is sent to a room: one of its own for each publisher, because packets begin anew. */
export class PublisherTap {
  readonly #taps: TapServer;
  readonly #use: TapUse;
  readonly #reports = new Map<IngestTrack, SenderReport>();
  #publisher: Publisher | undefined;
  #tracks: IngestTrack[] = [];
  #tap: Tap | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(taps: TapServer, use: TapUse) {
    this.#taps = taps;
    this.#use = use;
  }

  /** Reads this publisher from now on; undefined when there is none. */
  follow(publisher: Publisher | undefined): void {
    if (publisher === this.#publisher) return;
    this.#release();
    this.#publisher = publisher;
    if (publisher) void this.#read(publisher);
  }

  forward(track: IngestTrack, packet: RtpPacket): void {
    const index = this.#tracks.indexOf(track);
    if (!this.#tap || index < 0) return;
    const { ssrc, sequence, timestamp } = packet;
    const address = { payloadType: track.codec.payloadType, ssrc, sequence, timestamp };
    this.#tap.sendRtp(index, addressPacket(packet, address));
  }

  /** By these sound and picture are brought together. */
  forwardSenderReport(track: IngestTrack, report: SenderReport): void {
    this.#reports.set(track, report);
    const index = this.#tracks.indexOf(track);
    if (index >= 0) this.#tap?.sendRtcp(index, buildSenderReport(report));
  }

  /** What was sent so far is the program's last. */
  stop(): void {
    this.follow(undefined);
  }

  async #read(publisher: Publisher): Promise<void> {
    const tracks = (['video', 'audio'] as const).flatMap((kind) => publisher.track(kind) ?? []);
    const described = tracks.map(({ kind, codec: { name: codec, payloadType } }) => ({ kind, codec, payloadType }));
    const tap: Tap = await this.#taps.open(described, { onPlay: () => this.#begin(publisher, tap) });
    if (this.#publisher !== publisher) return tap.close();
    this.#tracks = tracks;
    await this.#use.read(tap.url);
    if (this.#publisher !== publisher) return;
    this.#release();
    this.#timer = setTimeout(() => void this.#read(publisher), restartDelay);
  }

  /** The program reads: what it needs first is a key frame and the clocks. */
  #begin(publisher: Publisher, tap: Tap): void {
    if (this.#publisher !== publisher) return tap.close();
    this.#tap = tap;
    for (const [track, report] of this.#reports) this.forwardSenderReport(track, report);
    this.#use.requestKeyFrame();
    this.#timer = setInterval(() => this.#use.requestKeyFrame(), keyFrameSeconds * 1000);
  }

  #release(): void {
    clearTimeout(this.#timer);
    this.#tap?.close();
    this.#tap = undefined;
    this.#tracks = [];
  }
}
