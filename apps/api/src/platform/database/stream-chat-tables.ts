import type { Generated } from 'kysely';

/** The chats of streams. See tables.ts. */
export interface StreamChatTables {
  stream_chat_rules: StreamChatRulesTable;
  stream_chat_turns: StreamChatTurnsTable;
  stream_moderators: StreamModeratorsTable;
  stream_restrictions: StreamRestrictionsTable;
  stream_pins: StreamPinsTable;
  stream_moderation_log: StreamModerationLogTable;
  stream_goals: StreamGoalsTable;
}

/** What a performer has set for all her streams. */
export interface StreamChatRulesTable {
  performer_id: string;
  /** Seconds between two messages of one viewer; zero: as they like. */
  slow_seconds: Generated<number>;
  /** Who may write, besides herself and her moderators. */
  audience: Generated<'everyone' | 'followers' | 'subscribers'>;
  takes_links: Generated<boolean>;
}

/** When a viewer wrote last in a chat that is slow. */
export interface StreamChatTurnsTable {
  stream_id: string;
  user_id: string;
  written_at: Generated<Date>;
}

/** Whom a performer has named for all her streams. */
export interface StreamModeratorsTable {
  performer_id: string;
  user_id: string;
  created_at: Generated<Date>;
}

/** Who may not write in a performer's chats, or is in none of her streams. */
export interface StreamRestrictionsTable {
  performer_id: string;
  user_id: string;
  kind: 'mute' | 'ban';
  reason: string;
  /** Null: until it is undone. */
  until: Date | null;
  by_id: string;
  created_at: Generated<Date>;
}

/** The one message that stands above a stream's chat. */
export interface StreamPinsTable {
  stream_id: string;
  message_id: string;
}

/** What was done to keep order; only added to. */
export interface StreamModerationLogTable {
  id: string;
  performer_id: string;
  /** Null: outside of a stream. */
  stream_id: string | null;
  actor_id: string;
  act: 'mute' | 'ban' | 'undo' | 'delete' | 'pin' | 'unpin' | 'name' | 'dismiss';
  subject_id: string | null;
  reason: Generated<string>;
  until: Date | null;
  created_at: Generated<Date>;
}

/** What a performer asks for in a stream, by tips. */
export interface StreamGoalsTable {
  stream_id: string;
  title: string;
  /** In hundredths of a token. */
  tokens: bigint;
  /** Tips count from here on. */
  set_at: Generated<Date>;
  /** When it was reached first. */
  reached_at: Date | null;
}
