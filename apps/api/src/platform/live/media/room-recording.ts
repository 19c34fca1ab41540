import { mkdir } from 'node:fs/promises';
import type { RecordedSegment } from '../live-engine.ts';
import type { IngestTrack } from './ingest-track.ts';
import type { Publisher } from './publisher.ts';
import { partSince } from '../recording-part.ts';
import { segmentSeconds, startRecorder } from './recorder.ts';
import { buildSenderReport } from './rtcp-builder.ts';
import type { SenderReport } from './rtcp-parser.ts';
import { addressPacket, type RtpPacket } from './rtp-packet.ts';
import type { Tap, TapServer } from './tap-server.ts';

/** After the program has ended although the publisher goes on. */
const restartDelay = 2_000;

export interface RoomRecordingRequest {
  ffmpeg: string;
  folder: string;
  taps: TapServer;
}

export interface RoomRecordingEvents {
  onSegment(segment: Omit<RecordedSegment, 'room'>): void;
  requestKeyFrame(): void;
}

/** The recording of a room: each publisher's packets go to a program of their own, because they begin anew. */
export class RoomRecording {
  readonly folder: string;
  readonly #request: RoomRecordingRequest;
  readonly #events: RoomRecordingEvents;
  readonly #reports = new Map<IngestTrack, SenderReport>();
  #publisher: Publisher | undefined;
  #tracks: IngestTrack[] = [];
  #tap: Tap | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(request: RoomRecordingRequest, events: RoomRecordingEvents) {
    this.folder = request.folder;
    this.#request = request;
    this.#events = events;
  }

  /** Records this publisher from now on; undefined when there is none. */
  follow(publisher: Publisher | undefined): void {
    if (publisher === this.#publisher) return;
    this.#release();
    this.#publisher = publisher;
    if (publisher) void this.#record(publisher);
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

  /** What was sent so far becomes the last segment. */
  stop(): void {
    this.follow(undefined);
  }

  async #record(publisher: Publisher): Promise<void> {
    const { ffmpeg, folder, taps } = this.#request;
    const tracks = (['video', 'audio'] as const).flatMap((kind) => publisher.track(kind) ?? []);
    const described = tracks.map(({ kind, codec: { name: codec, payloadType } }) => ({ kind, codec, payloadType }));
    const tap: Tap = await taps.open(described, { onPlay: () => this.#begin(publisher, tap) });
    await mkdir(folder, { recursive: true });
    if (this.#publisher !== publisher) return tap.close();
    this.#tracks = tracks;
    // Later publishers sort behind earlier ones.
    const { ended } = startRecorder({ ffmpeg, url: tap.url, folder, part: partSince(Date.now()) }, (segment) =>
      this.#events.onSegment(segment),
    );
    await ended;
    if (this.#publisher !== publisher) return;
    this.#release();
    this.#timer = setTimeout(() => void this.#record(publisher), restartDelay);
  }

  /** The program reads: what it needs first is a key frame and the clocks. */
  #begin(publisher: Publisher, tap: Tap): void {
    if (this.#publisher !== publisher) return tap.close();
    this.#tap = tap;
    for (const [track, report] of this.#reports) this.forwardSenderReport(track, report);
    this.#events.requestKeyFrame();
    this.#timer = setInterval(() => this.#events.requestKeyFrame(), segmentSeconds * 1000);
  }

  #release(): void {
    clearTimeout(this.#timer);
    this.#tap?.close();
    this.#tap = undefined;
    this.#tracks = [];
  }
}
