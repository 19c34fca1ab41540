import type { Generated } from 'kysely';

/** What a live engine outside has said, the sessions that were opened there, and people's numbers. See tables.ts. */
export interface LiveTables {
  live_rooms: LiveRoomsTable;
  live_sessions: LiveSessionsTable;
  agora_uids: AgoraUidsTable;
}

export interface LiveRoomsTable {
  room: string;
  is_publishing: boolean;
  viewers: Generated<number>;
  /** The engine's name for its publisher. */
  source_id: string | null;
  /** Codecs, as the engine calls them. */
  tracks: Generated<string[]>;
  bytes_received: Generated<bigint>;
  /** Bits a second between the last two looks. */
  bitrate: Generated<number>;
  /** When somebody last heard that it is so. */
  seen_at: Generated<Date>;
  /** Where it lives, of an engine of several nodes. */
  node: string | null;
}

export interface LiveSessionsTable {
  /** The name that clients know it by; it cannot be guessed. */
  id: string;
  room: string;
  is_publisher: boolean;
  /** Where the engine ends it. */
  location: string;
  etag: string | null;
  /** The engine's name for it. */
  engine_id: string | null;
  ice_user: string | null;
  viewer_id: string | null;
  country: string | null;
  began_at: Generated<Date>;
  /** Since when it is to be ended. */
  ends_at: Date | null;
  node: string | null;
  /** A publisher's name in its room. */
  feed: string | null;
  /** What a publisher sends, as "<section of its offer> <codec>". */
  tracks: Generated<string[]>;
  /** Since when its pictures are handed on to viewers. */
  forwarded_at: Date | null;
  /** When a process has last kept it alive. */
  kept_at: Generated<Date>;
}

export interface AgoraUidsTable {
  user_id: string;
  uid: Generated<number>;
}
