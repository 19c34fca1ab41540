import type { IngestTrack } from './ingest-track.ts';
import type { Publisher } from './publisher.ts';
import { buildSenderReport } from './rtcp-builder.ts';
import type { SenderReport } from './rtcp-parser.ts';
import { addressPacket, type RtpPacket } from './rtp-packet.ts';
import type { Tap, TapServer } from './tap-server.ts';

/** After the program has ended although the publisher goes on, or could not be started. */
const restartDelay = 2_000;
/** Seconds between the key frames that the publisher is asked for. */
export const keyFrameSeconds = 2;

/**
 * Starts a program that reads a tap.
 * @returns when it has ended
 * @throws what kept it from being started; it is tried again
 */
export type ReadTap = (url: string) => Promise<void>;

export interface TapUse {
  read: ReadTap;
  requestKeyFrame(): void;
  /** It is tried again. */
  onFailed(error: unknown): void;
}

/** Who is read. */
type Read = Pick<Publisher, 'track'>;

/** A program that gets what is sent to a room: one of its own for each publisher, because packets begin anew. */
export class PublisherTap {
  readonly #taps: Pick<TapServer, 'open'>;
  readonly #use: TapUse;
  readonly #reports = new Map<IngestTrack, SenderReport>();
  #publisher: Read | undefined;
  #tracks: IngestTrack[] = [];
  #tap: Tap | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(taps: Pick<TapServer, 'open'>, use: TapUse) {
    this.#taps = taps;
    this.#use = use;
  }

  /** Reads this publisher from now on; undefined when there is none. */
  follow(publisher: Read | undefined): void {
    if (publisher === this.#publisher) return;
    this.#release();
    this.#reports.clear();
    this.#publisher = publisher;
    if (publisher) void this.#read(publisher);
  }

  forward(track: IngestTrack, packet: RtpPacket): void {
    const index = this.#tracks.indexOf(track);
    if (!this.#tap || index < 0) return;
    const { ssrc, sequence, timestamp } = packet;
    const address = { payloadType: track.codec.payloadType, ssrc, sequence, timestamp };
    this.#hand((tap) => tap.sendRtp(index, addressPacket(packet, address)));
  }

  /** By these sound and picture are brought together. */
  forwardSenderReport(track: IngestTrack, report: SenderReport): void {
    this.#reports.set(track, report);
    const index = this.#tracks.indexOf(track);
    if (index >= 0) this.#hand((tap) => tap.sendRtcp(index, buildSenderReport(report)));
  }

  /** What was sent so far is the program's last. */
  stop(): void {
    this.follow(undefined);
  }

  /** What cannot be handed on ends the program, which begins anew; neither the publisher nor the engine. */
  #hand(send: (tap: Tap) => void): void {
    const tap = this.#tap;
    if (!tap) return;
    try {
      send(tap);
    } catch (error) {
      this.#tap = undefined;
      tap.close();
      this.#use.onFailed(error);
    }
  }

  /** Never fails: nobody waits for it, and the engine would end by it. */
  async #read(publisher: Read): Promise<void> {
    try {
      await this.#readOnce(publisher);
    } catch (error) {
      this.#use.onFailed(error);
    }
    if (this.#publisher !== publisher) return;
    this.#release();
    this.#timer = setTimeout(() => void this.#read(publisher), restartDelay);
  }

  async #readOnce(publisher: Read): Promise<void> {
    const tracks = (['video', 'audio'] as const).flatMap((kind) => publisher.track(kind) ?? []);
    const described = tracks.map(({ kind, codec: { name: codec, payloadType } }) => ({ kind, codec, payloadType }));
    const tap: Tap = await this.#taps.open(described, { onPlay: () => this.#begin(publisher, tap) });
    try {
      if (this.#publisher !== publisher) return;
      this.#tracks = tracks;
      await this.#use.read(tap.url);
    } finally {
      // Also one that the program never came to.
      tap.close();
    }
  }

  /** The program reads: what it needs first is a key frame and the clocks. */
  #begin(publisher: Read, tap: Tap): void {
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
