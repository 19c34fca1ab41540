import type { ColumnType, Generated } from 'kysely';
import type { LiveInput } from '../live/live-engine.ts';

/** Keys of encoders, and what arrives from them. See tables.ts. */
export interface StreamKeyTables {
  stream_keys: StreamKeysTable;
  stream_inputs: StreamInputsTable;
}

export interface StreamKeysTable {
  id: string;
  performer_id: string;
  name: string;
  /** SHA-256 of the key. */
  key_hash: Buffer;
  /** The key's last characters. */
  hint: string;
  /** Whether an encoder puts her on air by itself, or shows her a preview first. */
  starts_stream: boolean;
  created_at: Generated<Date>;
  last_used_at: Date | null;
}

export type InputEndReason = 'key_revoked' | 'offer_refused';

export interface StreamInputsTable {
  performer_id: string;
  key_id: string;
  key_name: string;
  /** The room of the live engine: a stream's id, or the preview. */
  room: string;
  resource_id: string;
  /** The address of the process that receives it; null where that has none. */
  holder: string | null;
  /** Null until something arrives. */
  measured: ColumnType<LiveInput | null, string | null, string | null>;
  began_at: Generated<Date>;
  seen_at: Generated<Date>;
  ended_at: Date | null;
  end_reason: InputEndReason | null;
}
