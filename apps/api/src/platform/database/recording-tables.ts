import type { Generated, JSONColumnType } from 'kysely';

/** Recordings of streams. See tables.ts. */
export interface RecordingTables {
  recording_settings: RecordingSettingsTable;
  recordings: RecordingsTable;
  recording_segments: RecordingSegmentsTable;
  recording_films: RecordingFilmsTable;
}

export interface RecordingSettingsTable {
  performer_id: string;
  is_on: boolean;
}

/** A stretch without a break, in milliseconds of the film and since 1970. */
export interface RecordedStretch {
  atMs: number;
  startedAt: number;
  durationMs: number;
}

export type RecordingStatus = 'recording' | 'making' | 'kept' | 'failed' | 'deleted';
export type RecordingChoice = 'published' | 'private' | 'deleted';

export interface RecordingsTable {
  id: string;
  stream_id: string;
  performer_id: string;
  status: Generated<RecordingStatus>;
  /** Null until she has chosen. */
  choice: RecordingChoice | null;
  bytes: Generated<bigint>;
  duration_ms: Generated<bigint>;
  /** The film, in her vault. */
  file_id: string | null;
  video_id: string | null;
  /** Whether that video went with its stream, which an operator has removed. */
  video_removed: Generated<boolean>;
  /** Since when the film is shown at its stream's address; null where it is not, and where it became a video. */
  shown_at: Date | null;
  error_code: string | null;
  /** What is left of the film when it is trimmed, while that is done. */
  cut_from_ms: bigint | null;
  cut_to_ms: bigint | null;
  /** When what the film shows happened, see film-clock.ts; null while there is none, and of films from before. */
  clock: JSONColumnType<RecordedStretch[] | null, string | null, string | null>;
  created_at: Generated<Date>;
  /** When the film was stored, or could not be. */
  made_at: Date | null;
}

/** The films that were made of a recording: the whole one, what it was trimmed to, its clips. */
export interface RecordingFilmsTable {
  file_id: string;
  recording_id: string;
}

export interface RecordingSegmentsTable {
  recording_id: string;
  part: string;
  number: number;
  storage_key: string;
  duration_ms: Generated<number>;
  /** When it was stored. */
  closed_at: Generated<Date>;
}
