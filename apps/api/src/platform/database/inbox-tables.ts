import type { Generated } from 'kysely';

/** What performers have set for their conversations. See tables.ts. */
export interface InboxTables {
  inbox_settings: InboxSettingsTable;
  quick_replies: QuickRepliesTable;
  welcome_messages: WelcomeMessagesTable;
  welcome_message_items: WelcomeMessageItemsTable;
  welcomes: WelcomesTable;
}

export interface InboxSettingsTable {
  performer_id: string;
  /** Strangers' conversations wait in a list of their own. */
  keeps_requests: Generated<boolean>;
  /** As she wrote them. */
  filtered_words: Generated<string[]>;
  /** Hundredths of a token for each message of a fan who does not subscribe; zero: nothing. */
  message_price: Generated<bigint>;
}

export interface QuickRepliesTable {
  id: string;
  performer_id: string;
  title: string;
  /** `{name}` stands for the fan's name. */
  text: string;
  /** Their order; positions may be missing, and two may have the same. */
  position: number;
  created_at: Generated<Date>;
}

export interface WelcomeMessagesTable {
  performer_id: string;
  is_on: boolean;
  text: string;
  /** Hundredths of a token that it costs to open; zero: nothing. */
  price: Generated<bigint>;
  updated_at: Generated<Date>;
  /** The message by whose removal it was switched off; null where it was not, and once she has changed it. */
  removed_message_id: string | null;
}

/** Its files, by what lies in her vault. */
export interface WelcomeMessageItemsTable {
  performer_id: string;
  position: number;
  item_id: string;
}

/** Whom a performer has welcomed, or has not and will not any more. */
export interface WelcomesTable {
  performer_id: string;
  fan_id: string;
  /** Null where there was nothing to send, or nobody to send it to. */
  message_id: string | null;
  created_at: Generated<Date>;
}
