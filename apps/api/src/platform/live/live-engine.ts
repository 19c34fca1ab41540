/**
 * The port of live video: WHIP (RFC 9725) and WHEP as calls, without HTTP and without authorisation.
 * A room is any name that the caller chooses; the caller decides who may publish to it or play it.
 */
export interface LiveEngine {
  /** Whether it can record streams. */
  readonly records: boolean;
  /** Whether it can hand out streams in partial segments, for players of HLS. */
  readonly packages: boolean;
  /** What all processes of the site have in common of an engine outside; null for one of this process's own. */
  readonly shared: SharedLiveEngine | null;
  /** Takes a picture in several sizes at once; null where everybody gets what was sent. */
  readonly layers: LayeredLiveEngine | null;
  /**
   * Takes a publisher's offer. The room's publisher, if there is one, is replaced once the new one is connected;
   * viewers keep playing.
   * @throws {LiveEngineError} `invalid-offer`, `unsupported-codec`, `capacity-reached` or `unavailable`.
   */
  publish(room: string, offerSdp: string): Promise<LiveAnswer>;
  /**
   * Takes a viewer's offer; `null` when nobody publishes to the room.
   * @param mostViewers beyond them the room's oldest are ended; for rooms of one person, which the embedded engine has
   * @throws {LiveEngineError} as `publish`.
   */
  play(room: string, offerSdp: string, mostViewers?: number): Promise<LiveAnswer | null>;
  /** Ends one session. Ending an unknown or ended session changes nothing. */
  end(resourceId: string): Promise<void>;
  /**
   * The name by which a session's client takes part in ICE: `ice-ufrag` of its offer, which a restart of ICE would
   * change. Null for a session that this engine does not have.
   */
  iceUserOf(resourceId: string): Promise<string | null>;
  /** Takes further candidates of a session's client, which the caller has checked. An unknown session changes nothing. */
  takeCandidates(resourceId: string, fragment: string): Promise<void>;
  /** Ends every session of a room. */
  closeRoom(room: string): Promise<void>;
  /**
   * Gives a room another name; whoever is in it stays. False when nobody is in such a room, or the name is taken.
   */
  moveRoom(from: string, to: string): Promise<boolean>;
  /**
   * Writes what a room's publisher sends, and each one after, into segments in a folder of this machine, until
   * `stopRecording` or until the room is empty. False when nobody publishes or the engine cannot record. Asking twice
   * changes nothing.
   */
  record(room: string, folder: string): Promise<boolean>;
  /** Stops writing; what was sent until then is reported as the last segment. */
  stopRecording(room: string): Promise<void>;
  /**
   * Reports what a room's publisher sends, and each one after, in partial segments, until `stopPackaging` or until the
   * room is empty. False when nobody publishes or the engine cannot. Asking twice changes nothing.
   */
  package(room: string): Promise<boolean>;
  stopPackaging(room: string): Promise<void>;
  /** Reports every partial segment, in order, until the returned function is called. */
  onPartialSegment(listener: PartialSegmentListener): () => void;
  /** Reports every segment once it is complete on disk, until the returned function is called. */
  onSegment(listener: SegmentListener): () => void;
  /** Reports every change of a room, until the returned function is called. */
  onRoomChanged(listener: RoomListener): () => void;
  stats(): Promise<LiveStats>;
  /** Ends every session and releases the engine. */
  close(): Promise<void>;
}

/** An engine that every process of the site speaks to: what one has heard of it all know by the database. */
export interface SharedLiveEngine {
  /** Whether somebody publishes to a room, as whichever process has heard last. */
  isPublishing(room: string): Promise<boolean>;
  /** The engine tells by itself that a publisher has come or gone. */
  heard(room: string, isPublishing: boolean): Promise<void>;
}

/**
 * The sizes of one picture that a publisher may send at once ("simulcast", RFC 8853), the largest first. They are the
 * names (`rid`) of its encodings: as large as the camera's picture, half and a quarter of that.
 */
export const PICTURE_LAYERS = ['h', 'm', 'l'] as const;
export type PictureLayer = (typeof PICTURE_LAYERS)[number];

/** An engine of which each viewer gets one of the sizes that a publisher sends. */
export interface LayeredLiveEngine {
  /**
   * Sends a viewer another size, from its next key frame on; one that does not come is replaced by the next smaller one
   * meanwhile. False for a session that is unknown, over, or a publisher's; one that has one size keeps it.
   */
  choose(resourceId: string, layer: PictureLayer): Promise<boolean>;
}

export interface LiveAnswer {
  /** Names the session in `end`: unguessable, so that knowing it is the right to end it. */
  resourceId: string;
  answerSdp: string;
  /** Servers of the engine's that relay media, as values of `Link`. */
  iceLinks?: readonly string[];
  /** A viewer may choose among sizes of the picture, see {@link LayeredLiveEngine}. */
  hasLayers?: boolean;
}

export interface RoomState {
  room: string;
  /** A publisher is connected. */
  isPublishing: boolean;
  /** Connected viewers. */
  viewers: number;
}

/** About two seconds of what a publisher sent, as a Matroska file on this machine's disk. */
export interface RecordedSegment {
  room: string;
  path: string;
  /** One publisher's connection, named by its beginning (recording-part.ts). */
  part: string;
  /** Within the part, from 0. */
  number: number;
  durationMs: number;
}

/** About half a second of what a publisher sends, as a fragment of MP4 (ISO/IEC 14496-12). */
export interface PartialSegment {
  room: string;
  /** One run of the packager, named by its beginning (recording-part.ts). */
  run: string;
  /** What describes picture and sound of the run: players read it first. */
  start: Uint8Array;
  /** Within the run, from 0; a segment begins with a key frame. */
  segment: number;
  /** Within the segment, from 0. */
  number: number;
  durationMs: number;
  /** It can be played without the ones before. */
  isIndependent: boolean;
  /** When its first picture was sent, in milliseconds since 1970. */
  sentAt: number;
  bytes: Uint8Array;
}

export type PartialSegmentListener = (part: PartialSegment) => void;

export type SegmentListener = (segment: RecordedSegment) => void;

export type RoomListener = (state: RoomState) => void;

export interface LiveStats {
  udpPort: number;
  /** Sessions that are connected or connecting. */
  sessions: number;
  rooms: RoomStats[];
}

/** A room's state and its counters since its first session. */
export interface RoomStats extends RoomState {
  /** Names the room as long as somebody is in it: with another name the counters have begun anew. */
  run: string;
  /** Milliseconds in which packets flowed to a viewer who reported to receive them. */
  deliveredMs: number;
  packetsReceived: number;
  bytesReceived: number;
  keyFrameRequests: number;
  /** Packets sent again because a viewer had missed them. */
  retransmissions: number;
  /** What its publisher sends; null while nobody does. */
  input: LiveInput | null;
}

/** What one publisher sends, as it arrives. Bitrates are in bits a second. */
export interface LiveInput {
  /** The publisher's session. */
  resourceId: string;
  /** Null where there is no such track, or nothing came on it. */
  video: LiveInputVideo | null;
  audio: LiveInputAudio | null;
}

export interface LiveInputAudio {
  codec: string;
  bitrate: number;
  /** That came, and that did not, also not when they were asked for again. */
  packets: number;
  lost: number;
}

export interface LiveInputVideo extends LiveInputAudio {
  /** The number of the H.264 profile (66, 77, 100, …); null for other codecs, and until a key frame came. */
  profile: number | null;
  width: number | null;
  height: number | null;
  /** Frames a second. */
  frameRate: number;
  /** Milliseconds between key frames; null before the second one. */
  keyFrameMs: number | null;
  /** Whether frames are sent in another order than they are shown (B-frames), which browsers do not expect. */
  hasReordered: boolean;
}

export type LiveErrorCode = 'invalid-offer' | 'unsupported-codec' | 'capacity-reached' | 'unavailable';

export class LiveEngineError extends Error {
  override readonly name = 'LiveEngineError';
  readonly code: LiveErrorCode;

  constructor(code: LiveErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
