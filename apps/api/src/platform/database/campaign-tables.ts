import type { Generated, JSONColumnType } from 'kysely';
import type { MessagesTable } from './talk-tables.ts';

/** Mass messages: who gets them, and what they brought. See tables.ts. */
export interface CampaignTables {
  campaigns: CampaignsTable;
  campaign_files: CampaignFilesTable;
  campaign_recipients: CampaignRecipientsTable;
  campaign_sales: CampaignSalesTable;
  quiet_hours: QuietHoursTable;
}

export type CampaignState = 'pending' | 'scheduled' | 'sending' | 'sent' | 'cancelled' | 'unsent' | 'failed';

export interface CampaignsTable {
  id: string;
  performer_id: string;
  state: CampaignState;
  /** Of its messages. */
  type: Generated<MessagesTable['type']>;
  text: string;
  price: Generated<bigint>;
  /** As in `campaigns.schema.ts`. */
  audience: JSONColumnType<object, string, string>;
  /** Lists of rules, as in `fan-rules.schema.ts`: a recipient still meets any of them; of none, nothing is asked. */
  ties: JSONColumnType<object[][], string | undefined, string>;
  scheduled_at: Date | null;
  started_at: Date | null;
  ended_at: Date | null;
  /** Why it was not sent. */
  failure: 'not-verified' | 'list-gone' | 'price' | 'files' | 'removed' | null;
  recipient_count: Generated<number>;
  /** As last counted. */
  sent_count: Generated<number>;
  /** How many were skipped, by reason. */
  skipped: JSONColumnType<Record<string, number>, string | undefined, string>;
  unsent_count: Generated<number>;
  /** The message of it by whose removal all of it was removed; null while it stands. */
  removed_message_id: string | null;
  created_at: Generated<Date>;
}

export interface CampaignFilesTable {
  file_id: string;
  campaign_id: string;
  position: number;
}

export type SkipReason = 'gone' | 'blocked' | 'country' | 'left' | 'cap' | 'failed';

export interface CampaignRecipientsTable {
  campaign_id: string;
  user_id: string;
  performer_id: string;
  /** `kept`: he had bought it when it was taken back. */
  state: 'waiting' | 'sent' | 'skipped' | 'unsent' | 'kept';
  reason: SkipReason | null;
  due_at: Date;
  attempts: Generated<number>;
  message_id: string | null;
  conversation_id: string | null;
  sent_at: Date | null;
}

export interface CampaignSalesTable {
  transaction_id: string;
  campaign_id: string;
  user_id: string;
}

/** When a fan gets no mass messages, on the clock of his zone. */
export interface QuietHoursTable {
  user_id: string;
  starts_at: string;
  ends_at: string;
  time_zone: string;
}
