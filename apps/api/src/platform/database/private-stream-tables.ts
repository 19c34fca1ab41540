import type { Generated } from 'kysely';

/** Streams of two, paid by the minute. Amounts are hundredths of a token. See tables.ts. */
export interface PrivateStreamTables {
  private_stream_settings: PrivateStreamSettingsTable;
  private_streams: PrivateStreamsTable;
  private_stream_minutes: PrivateStreamMinutesTable;
  private_stream_flows: PrivateStreamFlowsTable;
  private_stream_holders: PrivateStreamHoldersTable;
}

export interface PrivateStreamSettingsTable {
  performer_id: string;
  is_on: Generated<boolean>;
  /** A minute's. */
  price: bigint;
  least_minutes: number;
  takes_camera: Generated<boolean>;
  updated_at: Generated<Date>;
}

export type PrivateStreamStatus = 'requested' | 'accepted' | 'connecting' | 'running' | 'ended';

/** `left`: one of the two has ended it; `turned-off`: what has to flow stayed turned off; `closed`: the site has, for an account is gone. */
export type PrivateStreamEnd =
  | 'declined'
  | 'withdrawn'
  | 'expired'
  | 'not-covered'
  | 'not-connected'
  | 'left'
  | 'connection-lost'
  | 'turned-off'
  | 'minutes-used'
  | 'closed';

/**
 * Why more exactly: `wallet-empty` the wallet covered no more minutes, though more were agreed; `blocked` who ended it did
 * so by blocking the other, who must not learn that.
 */
export type PrivateStreamEndDetail = 'wallet-empty' | 'blocked';

export interface PrivateStreamsTable {
  id: string;
  performer_id: string;
  fan_id: string;
  /** The private one of the two. */
  conversation_id: string;
  status: Generated<PrivateStreamStatus>;
  end_reason: PrivateStreamEnd | null;
  end_detail: PrivateStreamEndDetail | null;
  /** Null: the site. */
  ended_by: string | null;
  /** A minute's, as agreed. */
  price: bigint;
  least_minutes: number;
  most_minutes: number;
  /** Whether the fan's picture flows too. */
  has_camera: boolean;
  decline_reason: Generated<string>;
  /** Milliseconds in which media flowed as it has to. */
  measured_ms: Generated<bigint>;
  /** How much of each side's flow was looked at. */
  performer_ms: Generated<bigint>;
  fan_ms: Generated<bigint>;
  /** What each side says to have turned off. */
  performer_off: Generated<PrivateStreamDevice[]>;
  fan_off: Generated<PrivateStreamDevice[]>;
  /** When it was last seen to flow. */
  flowed_at: Date | null;
  /** Since when no more minutes can be reserved. */
  warned_at: Date | null;
  requested_at: Generated<Date>;
  accepted_at: Date | null;
  started_at: Date | null;
  ended_at: Date | null;
}

export interface PrivateStreamMinutesTable {
  session_id: string;
  minute: number;
  /** The movement that reserved it. */
  hold_id: string;
  state: Generated<'reserved' | 'paid' | 'returned'>;
  /** The movement that paid it. */
  release_id: string | null;
  seconds: Generated<number>;
  /** What was paid. */
  amount: Generated<bigint>;
  settled_at: Date | null;
}

/** A microphone or a camera. */
export type PrivateStreamDevice = 'audio' | 'video';

export type PrivateStreamSide = 'performer' | 'fan';

export interface PrivateStreamFlowsTable {
  session_id: string;
  side: PrivateStreamSide;
  /** Of the engine: its counters begin at zero with each. */
  run: string;
  delivered_ms: bigint;
}

export interface PrivateStreamHoldersTable {
  session_id: string;
  side: PrivateStreamSide;
  address: string;
}
