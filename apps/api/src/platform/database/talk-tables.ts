import type { Notification, ServerEventData, ServerEventName } from '@barg/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Conversations, stored events and notices. See tables.ts. */
export interface TalkTables {
  conversations: ConversationsTable;
  conversation_members: ConversationMembersTable;
  messages: MessagesTable;
  message_files: MessageFilesTable;
  removed_copies: RemovedCopiesTable;
  message_reactions: MessageReactionsTable;
  link_previews: LinkPreviewsTable;
  scope_events: ScopeEventsTable;
  notifications: NotificationsTable;
  notification_preferences: NotificationPreferencesTable;
  notification_deliveries: NotificationDeliveriesTable;
  push_subscriptions: PushSubscriptionsTable;
}

export interface ConversationsTable {
  id: string;
  kind: 'private' | 'stream';
  first_user_id: string | null;
  second_user_id: string | null;
  stream_id: string | null;
  last_sequence: Generated<bigint>;
  last_message_id: string | null;
  last_message: Generated<string>;
  last_sender_id: string | null;
  last_message_created_at: Date | null;
  created_at: Generated<Date>;
}

export interface ConversationMembersTable {
  conversation_id: string;
  user_id: string;
  unread_count: Generated<number>;
  /** When the last message was sent; null when there is none. */
  last_message_at: Date | null;
  last_read_at: Date | null;
  /** The conversation's last sequence when the member last read it. */
  last_read_sequence: Generated<bigint>;
  /** Its messages count in no badge and bring no archived conversation back. */
  is_muted: Generated<boolean>;
  is_pinned: Generated<boolean>;
  is_archived: Generated<boolean>;
  /** What the member calls the other one; empty: by its own name. */
  name: Generated<string>;
  /** For the member alone. */
  note: Generated<string>;
  /** Of a performer: when she has written herself for the first time, or has taken the conversation on. */
  answered_at: Date | null;
  /** Of a performer, as of the last message: the other one is nobody to her so far. */
  is_stranger: Generated<boolean>;
  /** It waits in her list of requests. */
  is_request: Generated<boolean>;
  /** When the stranger wrote first. */
  requested_at: Date | null;
}

export interface MessagesTable {
  id: string;
  conversation_id: string;
  sequence: bigint;
  sender_id: string;
  type: 'text' | 'tip' | 'photo' | 'video' | 'audio' | 'file';
  text: string;
  amount: bigint | null;
  /** Hundredths of a token that it costs to open; zero: nothing. */
  price: Generated<bigint>;
  /** Its files are sold, and its text is not. */
  is_text_free: Generated<boolean>;
  is_deleted: Generated<boolean>;
  /** The idempotency key that its sender's page made; null where none was sent. */
  client_key: string | null;
  /** The mass message that it is one of. */
  campaign_id: string | null;
  /** The text as the search compares it. */
  search_text: GeneratedAlways<string>;
  /** Who may search for it, by a trigger; empty in a stream's chat. */
  member_ids: GeneratedAlways<string[]>;
  /** The message of the same conversation that it answers. */
  reply_to_id: string | null;
  /** When its sender has last changed the text. */
  edited_at: Date | null;
  /** What is shown of the page that it links to. */
  link_preview_id: string | null;
  created_at: Generated<Date>;
}

/** What the site knows of a page that messages link to. */
export interface LinkPreviewsTable {
  id: string;
  address: string;
  address_hash: Buffer;
  /** `none`: there is nothing to show of it. */
  status: Generated<'pending' | 'ready' | 'none'>;
  title: Generated<string>;
  description: Generated<string>;
  site_name: Generated<string>;
  /** A WebP. */
  picture: Buffer | null;
  asked_at: Generated<Date>;
  /** Then it is asked again by whoever sends it; null until it was answered. */
  expires_at: Date | null;
}

/** One of each member of a private conversation. */
export interface MessageReactionsTable {
  message_id: string;
  user_id: string;
  emoji: string;
  created_at: Generated<Date>;
}

/** The other messages that went with one that an operator removed. */
export interface RemovedCopiesTable {
  message_id: string;
  /** The message that was removed. */
  removed_id: string;
  /** Null where the words are those of its mass message. */
  text: string | null;
}

/** The files of messages, in the order of `position`. */
export interface MessageFilesTable {
  file_id: string;
  message_id: string;
  position: number;
}

export interface ScopeEventsTable {
  scope: string;
  sequence: bigint;
  id: string;
  name: ServerEventName;
  data: ColumnType<ServerEventData<ServerEventName>, string, string>;
  created_at: Generated<Date>;
}

/** What a notice says beside its kind: the removal that it is about, why something failed and of whom, or when something is now. */
export type NoticeDetails =
  | NonNullable<Notification['removal']>
  | (Required<Pick<Notification, 'failure'>> & Pick<Notification, 'name'>)
  | (Required<Pick<Notification, 'at'>> & Pick<Notification, 'isTicketed'>);

export interface NotificationsTable {
  id: string;
  user_id: string;
  kind: Notification['kind'];
  actor_id: string | null;
  amount: bigint | null;
  link: string | null;
  details: ColumnType<NoticeDetails | null, string | null | undefined, never>;
  read_at: Date | null;
  created_at: Generated<Date>;
  /**
   * The key that notices are grouped by, see docs/decisions/0108. Notices of the same key and state (read or not) are one
   * row.
   *
   * - about one thing (a post, a video, a stream): the kind and the thing, over any time;
   * - about the account only (followers, subscribers, tips to a profile): the kind and the day, in UTC;
   * - about new publications: the performer and the day;
   * - all others alone, by their id: the account's own money, verification, live streams.
   */
  group_key: GeneratedAlways<string>;
  /** The group of one account. */
  entry_key: GeneratedAlways<string>;
  /** Whether it may be the newest of its group: the newest always is. */
  is_newest: Generated<boolean>;
  /** Whether it stands in its reader's list; else it is there for another channel. */
  in_app: Generated<boolean>;
  /** What its kind belongs to: `notification_category`. */
  category: GeneratedAlways<'money' | 'people' | 'content' | 'account'>;
}

/** What an account has set otherwise than the defaults, see docs/decisions/0153. */
export interface NotificationPreferencesTable {
  user_id: string;
  topic: string;
  channel: 'app' | 'push' | 'email';
  is_on: boolean;
}

/** What a channel has to tell of a notice, and whether it has. */
export interface NotificationDeliveriesTable {
  notification_id: string;
  channel: 'push' | 'email';
  user_id: string;
  state: Generated<'waiting' | 'told' | 'dropped'>;
  created_at: Generated<Date>;
  told_at: Date | null;
}

/** A browser that is told by push, as long as its session lasts. */
export interface PushSubscriptionsTable {
  id: string;
  user_id: string;
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Generated<Date>;
  /** When its service took something last. */
  taken_at: Date | null;
  /** Failures since then. */
  failures: Generated<number>;
}
