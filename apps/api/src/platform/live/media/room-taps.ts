import type { PartialSegment, RecordedSegment } from '../live-engine.ts';
import type { IngestTrack } from './ingest-track.ts';
import type { Publisher } from './publisher.ts';
import { PublisherTap, type ReadTap } from './publisher-tap.ts';
import { packagingOf, type PackagingRequest } from './room-packaging.ts';
import { recordingOf, type RecordingRequest } from './room-recording.ts';
import type { SenderReport } from './rtcp-parser.ts';
import type { RtpPacket } from './rtp-packet.ts';
import type { TapServer } from './tap-server.ts';

export interface RoomTapsEvents {
  onSegment(segment: Omit<RecordedSegment, 'room'>): void;
  onPartialSegment(part: Omit<PartialSegment, 'room'>): void;
  requestKeyFrame(): void;
}

/** The programs that read a room: the one that records it, and the one that hands it out in partial segments. */
export class RoomTaps {
  readonly #events: RoomTapsEvents;
  #publisher: Publisher | undefined;
  #recording: PublisherTap | undefined;
  #recordedTo: string | undefined;
  #packaging: PublisherTap | undefined;

  constructor(events: RoomTapsEvents) {
    this.#events = events;
  }

  record(request: RecordingRequest & { taps: TapServer }): void {
    if (this.#recordedTo === request.folder) return;
    this.stopRecording();
    this.#recordedTo = request.folder;
    const read = recordingOf(request, (segment) => this.#events.onSegment(segment));
    this.#recording = this.#open(request.taps, read);
  }

  /** What was sent so far becomes the last segment. */
  stopRecording(): void {
    this.#recording?.stop();
    this.#recording = undefined;
    this.#recordedTo = undefined;
  }

  package(request: PackagingRequest & { taps: TapServer }): void {
    if (this.#packaging) return;
    const read = packagingOf(request, (part) => this.#events.onPartialSegment(part));
    this.#packaging = this.#open(request.taps, read);
  }

  stopPackaging(): void {
    this.#packaging?.stop();
    this.#packaging = undefined;
  }

  /** Reads this publisher from now on; undefined when there is none. */
  follow(publisher: Publisher | undefined): void {
    this.#publisher = publisher;
    this.#recording?.follow(publisher);
    this.#packaging?.follow(publisher);
  }

  forward(track: IngestTrack, packet: RtpPacket): void {
    this.#recording?.forward(track, packet);
    this.#packaging?.forward(track, packet);
  }

  forwardSenderReport(track: IngestTrack, report: SenderReport): void {
    this.#recording?.forwardSenderReport(track, report);
    this.#packaging?.forwardSenderReport(track, report);
  }

  #open(taps: TapServer, read: ReadTap): PublisherTap {
    const tap = new PublisherTap(taps, { read, requestKeyFrame: () => this.#events.requestKeyFrame() });
    tap.follow(this.#publisher);
    return tap;
  }
}
