import type { Generated } from 'kysely';

/** What those see who watch a stream by HLS. See tables.ts. */
export interface HlsTables {
  hls_demands: HlsDemandsTable;
  hls_runs: HlsRunsTable;
  hls_parts: HlsPartsTable;
}

export interface HlsDemandsTable {
  stream_id: string;
  since: Generated<Date>;
  /** Nobody watches it so any more once this has passed. */
  until: Date;
}

export interface HlsRunsTable {
  stream_id: string;
  run: string;
  /** What players read before the first part: `ftyp` and `moov`. */
  start: Buffer;
  created_at: Generated<Date>;
}

export interface HlsPartsTable {
  stream_id: string;
  run: string;
  /** Within the run, from 0. */
  segment: number;
  /** Within the segment, from 0. */
  number: number;
  /** The segment's place among all of the stream. It never falls, and is that of the next one after it by one. */
  sequence: number;
  /** The run's place among those that were stored. */
  breaks: number;
  duration_ms: number;
  is_independent: boolean;
  sent_at: Date;
  stored_at: Generated<Date>;
  /** `moof` and `mdat`. */
  bytes: Buffer;
}
