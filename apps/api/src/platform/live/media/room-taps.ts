import type { EngineFailure } from '../engine-protocol.ts';
import type { PartialSegment, RecordedSegment } from '../live-engine.ts';
import type { IngestTrack } from './ingest-track.ts';
import type { Publisher } from './publisher.ts';
import { PublisherTap, type ReadTap } from './publisher-tap.ts';
import { packagingOf, type PackagingRequest } from './room-packaging.ts';
import { recordingOf, type RecordingRequest } from './room-recording.ts';
import type { SenderReport } from './rtcp-parser.ts';
import type { RtpPacket } from './rtp-packet.ts';
import type { TapServer } from './tap-server.ts';

/** What players of HLS show. The program would end at once for another codec, and be started again and again. */
const isPackageable = (publisher: Publisher): boolean => publisher.videoCodec === 'h264';

export interface RoomTapsEvents {
  onSegment(segment: Omit<RecordedSegment, 'room'>): void;
  onPartialSegment(part: Omit<PartialSegment, 'room'>): void;
  requestKeyFrame(): void;
  onFailed(what: EngineFailure['what'], error: unknown): void;
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
    this.#recording = this.#open(request.taps, 'recording', read);
    this.#recording.follow(this.#publisher);
  }

  /** What was sent so far becomes the last segment. */
  stopRecording(): void {
    this.#recording?.stop();
    this.#recording = undefined;
    this.#recordedTo = undefined;
  }

  /** False when players could not show what is sent. */
  package(request: PackagingRequest & { taps: TapServer }): boolean {
    if (!this.#packaged) return false;
    const read = packagingOf(request, (part) => this.#events.onPartialSegment(part));
    this.#packaging ??= this.#open(request.taps, 'packaging', read);
    this.#packaging.follow(this.#packaged);
    return true;
  }

  stopPackaging(): void {
    this.#packaging?.stop();
    this.#packaging = undefined;
  }

  /** Reads this publisher from now on; undefined when there is none. */
  follow(publisher: Publisher | undefined): void {
    this.#publisher = publisher;
    this.#recording?.follow(publisher);
    this.#packaging?.follow(this.#packaged);
  }

  forward(track: IngestTrack, packet: RtpPacket): void {
    this.#recording?.forward(track, packet);
    this.#packaging?.forward(track, packet);
  }

  forwardSenderReport(track: IngestTrack, report: SenderReport): void {
    this.#recording?.forwardSenderReport(track, report);
    this.#packaging?.forwardSenderReport(track, report);
  }

  get #packaged(): Publisher | undefined {
    return this.#publisher && isPackageable(this.#publisher) ? this.#publisher : undefined;
  }

  #open(taps: TapServer, what: EngineFailure['what'], read: ReadTap): PublisherTap {
    return new PublisherTap(taps, {
      read,
      requestKeyFrame: () => this.#events.requestKeyFrame(),
      onFailed: (error) => this.#events.onFailed(what, error),
    });
  }
}
