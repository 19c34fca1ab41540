import type { Generated } from 'kysely';

/** Streams that are planned, run or are over, and who waits or has paid for them. See tables.ts. */
export interface StreamTables {
  streams: StreamsTable;
  stream_tickets: StreamTicketsTable;
  stream_reminders: StreamRemindersTable;
}

export interface StreamsTable {
  id: string;
  performer_id: string;
  conversation_id: string;
  title: string;
  status: 'planned' | 'live' | 'ended' | 'cancelled';
  peak_viewers: Generated<number>;
  /** Those who watched when they were counted last, and when that was; see `watching.repository.ts`. */
  viewers_counted: Generated<number>;
  counted_at: Date | null;
  /** Milliseconds that all viewers together have watched until then. */
  watched_ms: Generated<bigint>;
  /** Of a planned one: when it is to begin. */
  started_at: Generated<Date>;
  /** For when it was announced; null where it was not. */
  planned_at: Date | null;
  ended_at: Date | null;
  /** The heartbeat of the process that receives its video; null while nobody sends. */
  holder: string | null;
  /** Whether viewers may send files into its chat. */
  takes_files: Generated<boolean>;
  /** Who may watch it, see `viewing/streams.ts`. */
  audience: Generated<StreamAudience>;
  /** Hundredths of a token that a ticket costs; 0 where there are none. */
  price: Generated<bigint>;
  /** How long it is planned to last. */
  planned_seconds: number | null;
  /** What it is about; empty where nothing is said. */
  topic: Generated<string>;
  /** The language that is spoken, of ISO 639-1. */
  language: string | null;
  /** The picture that stands for it. */
  cover_file_id: string | null;
  /** How often it was announced anew. */
  plan_version: Generated<number>;
}

export interface StreamRemindersTable {
  stream_id: string;
  user_id: string;
  created_at: Generated<Date>;
}

export type StreamAudience = 'public' | 'followers' | 'subscribers' | 'ticketed';

export interface StreamTicketsTable {
  id: string;
  stream_id: string;
  user_id: string;
  /** Hundredths of a token. */
  price: bigint;
  payment_id: string;
  /** The stream lasts at least so long, or the price comes back. */
  least_seconds: number;
  status: Generated<'held' | 'released' | 'refunded'>;
  /** For when the stream was announced as it was bought; null of one that ran already. */
  planned_at: Date | null;
  /** From where it was bought, ISO 3166-1 alpha-2; emptied when it is settled. */
  country: string | null;
  /** When its holder was let in first. */
  admitted_at: Date | null;
  /** When its holder was turned away first, from a stream that ran, by what its performer had closed. */
  refused_at: Date | null;
  created_at: Generated<Date>;
  settled_at: Date | null;
}
