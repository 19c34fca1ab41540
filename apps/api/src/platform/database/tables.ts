import type { Notification, ServerEventData, ServerEventName } from '@barg/contract';
import type { ColumnType, Generated, JSONColumnType, Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { HealthTables } from './health-tables.ts';
import type { MemberTables } from './member-tables.ts';

/**
 * Every table of /migrations as TypeScript sees it. Money and sequences are bigint (hundredths of a token), times are
 * Date, ids are UUID strings. `Generated` marks what the database fills in when an insert leaves it out.
 */
export interface Database extends MemberTables, HealthTables {
  users: UsersTable;
  performers: PerformersTable;
  sessions: SessionsTable;
  settings: SettingsTable;
  translations: TranslationsTable;
  idempotency_keys: IdempotencyKeysTable;
  files: FilesTable;
  feed_posts: FeedPostsTable;
  feed_post_files: FeedPostFilesTable;
  galleries: GalleriesTable;
  photos: PhotosTable;
  videos: VideosTable;
  follows: FollowsTable;
  reactions: ReactionsTable;
  comments: CommentsTable;
  purchases: PurchasesTable;
  ledger_accounts: LedgerAccountsTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_entries: LedgerEntriesTable;
  payment_cards: PaymentCardsTable;
  payments: PaymentsTable;
  token_packages: TokenPackagesTable;
  subscriptions: SubscriptionsTable;
  sandbox_charges: SandboxChargesTable;
  streams: StreamsTable;
  conversations: ConversationsTable;
  conversation_members: ConversationMembersTable;
  messages: MessagesTable;
  scope_events: ScopeEventsTable;
  notifications: NotificationsTable;
}

export type Db = Kysely<Database>;
export type Transaction = KyselyTransaction<Database>;

export type Audience = 'free' | 'subscribers' | 'paid';

/** jsonb of any shape: read as unknown, written as text (an array would else become a PostgreSQL array). */
type Json = ColumnType<unknown, string, string>;

export interface UsersTable {
  id: string;
  role: 'user' | 'performer' | 'operator';
  username: string | null;
  email: string | null;
  name: string;
  /** Null for an account made by a social login until it sets a password. */
  password_hash: string | null;
  password_scheme: Generated<'plain' | 'derived'>;
  /** 16 bytes; null where the scheme is `plain`. */
  password_salt: Buffer | null;
  email_verified_at: Date | null;
  suspended_at: Date | null;
  suspended_reason: Generated<string>;
  two_step_enabled_at: Date | null;
  phone: string | null;
  birth_date: string | null;
  country: string | null;
  languages: Generated<string[]>;
  avatar_file_id: string | null;
  cover_file_id: string | null;
  locale: string | null;
  theme: 'light' | 'dark' | null;
  search_text: Generated<string>;
  created_at: Generated<Date>;
  last_seen_at: Date | null;
  deleted_at: Date | null;
}

export type VerificationStatus = 'none' | 'pending' | 'verified' | 'refused';

/** A performer's page elsewhere. */
export interface PerformerLink {
  kind: string;
  url: string;
}

export interface PerformersTable {
  user_id: string;
  bio: Generated<string>;
  craft: Generated<string>;
  city: Generated<string>;
  country: string | null;
  monthly_price: bigint;
  yearly_price: bigint | null;
  is_free_trial: Generated<boolean>;
  verified_at: Date | null;
  verification_status: Generated<VerificationStatus>;
  verification_reason: Generated<string>;
  verification_submitted_at: Date | null;
  welcome_video_file_id: string | null;
  links: JSONColumnType<PerformerLink[], string | undefined, string>;
  follower_count: Generated<number>;
  subscriber_count: Generated<number>;
  post_count: Generated<number>;
  gallery_count: Generated<number>;
  video_count: Generated<number>;
  created_at: Generated<Date>;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  token_hash: Buffer;
  remember: boolean;
  user_agent: Generated<string>;
  created_at: Generated<Date>;
  last_used_at: Generated<Date>;
  /** When its owner last proved to be the account's. */
  confirmed_at: Generated<Date>;
  expires_at: Date;
}

export interface SettingsTable {
  key: string;
  value: Json;
  is_public: Generated<boolean>;
  updated_at: Generated<Date>;
}

export interface TranslationsTable {
  locale: string;
  namespace: string;
  key: string;
  value: string;
  is_edited: Generated<boolean>;
  /** What the deployed app says; null when it no longer has the text. */
  shipped_value: string | null;
}

export interface IdempotencyKeysTable {
  user_id: string;
  key: string;
  route: string;
  request_hash: Buffer;
  status_code: number | null;
  response: ColumnType<unknown, string | null | undefined, string | null>;
  created_at: Generated<Date>;
}

export type FileKind =
  | 'feed-photo'
  | 'feed-video'
  | 'feed-thumbnail'
  | 'photo'
  | 'video'
  | 'video-thumbnail'
  | 'avatar'
  | 'cover'
  | 'welcome-video'
  | 'document'
  | 'site-picture';
export type FileStatus = 'pending' | 'processing' | 'ready' | 'failed';

/** One derived file: a picture in one size and format, or a playable video. */
export interface FileVariant {
  size: 'small' | 'medium' | 'large' | 'source';
  format: 'avif' | 'webp' | 'mp4';
  width: number;
  height: number;
  key: string;
  bytes: number;
}

export interface FilesTable {
  id: string;
  owner_id: string;
  kind: FileKind;
  status: Generated<FileStatus>;
  error_code: string | null;
  mime: string;
  size: bigint;
  sha256: Buffer;
  width: number | null;
  height: number | null;
  duration_ms: number | null;
  thumbhash: string | null;
  storage_key: string;
  variants: JSONColumnType<FileVariant[], string | undefined, string>;
  percent: Generated<number>;
  progressed_at: Generated<Date>;
  attempts: Generated<number>;
  created_at: Generated<Date>;
}

export interface FeedPostsTable {
  id: string;
  performer_id: string;
  text: string;
  teaser: Generated<string>;
  audience: Audience;
  price: Generated<bigint>;
  like_count: Generated<number>;
  comment_count: Generated<number>;
  bookmark_count: Generated<number>;
  view_count: Generated<number>;
  purchase_count: Generated<number>;
  search_text: Generated<string>;
  published_at: Generated<Date>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  deleted_at: Date | null;
}

export interface FeedPostFilesTable {
  feed_post_id: string;
  file_id: string;
  position: number;
}

export interface GalleriesTable {
  id: string;
  performer_id: string;
  title: string;
  description: Generated<string>;
  audience: Audience;
  price: Generated<bigint>;
  cover_photo_id: string | null;
  photo_count: Generated<number>;
  like_count: Generated<number>;
  comment_count: Generated<number>;
  bookmark_count: Generated<number>;
  purchase_count: Generated<number>;
  published_at: Generated<Date>;
  deleted_at: Date | null;
}

export interface PhotosTable {
  id: string;
  performer_id: string;
  gallery_id: string | null;
  file_id: string;
  title: Generated<string>;
  position: Generated<number>;
  created_at: Generated<Date>;
  deleted_at: Date | null;
}

export interface VideosTable {
  id: string;
  performer_id: string;
  title: string;
  description: Generated<string>;
  audience: Audience;
  price: Generated<bigint>;
  file_id: string;
  thumbnail_file_id: string | null;
  like_count: Generated<number>;
  comment_count: Generated<number>;
  bookmark_count: Generated<number>;
  view_count: Generated<number>;
  purchase_count: Generated<number>;
  published_at: Generated<Date>;
  deleted_at: Date | null;
}

export interface FollowsTable {
  follower_id: string;
  performer_id: string;
  created_at: Generated<Date>;
}

export interface ReactionsTable {
  user_id: string;
  object_type: 'feed' | 'gallery' | 'video' | 'product' | 'performer' | 'comment';
  object_id: string;
  action: 'like' | 'bookmark';
  created_at: Generated<Date>;
}

export interface CommentsTable {
  id: string;
  object_type: 'feed' | 'gallery' | 'video' | 'product';
  object_id: string;
  author_id: string;
  text: string;
  created_at: Generated<Date>;
  edited_at: Date | null;
  deleted_at: Date | null;
}

export interface PurchasesTable {
  user_id: string;
  item_type: 'feed' | 'gallery' | 'video' | 'product' | 'message';
  item_id: string;
  performer_id: string;
  price: bigint;
  transaction_id: string | null;
  created_at: Generated<Date>;
}

export interface LedgerAccountsTable {
  id: string;
  owner_id: string | null;
  kind: 'wallet' | 'earnings' | 'commission' | 'gateway' | 'promotion';
  /** null for platform accounts, whose balance is derived. */
  balance: Generated<bigint | null>;
}

export type LedgerTransactionKind =
  'top-up' | 'tip' | 'purchase' | 'subscription' | 'refund' | 'chargeback' | 'payout' | 'adjustment';

export interface LedgerTransactionsTable {
  id: string;
  kind: LedgerTransactionKind;
  user_id: string | null;
  performer_id: string | null;
  item_type: string | null;
  item_id: string | null;
  amount: bigint;
  commission: Generated<bigint>;
  note: string | null;
  created_at: Generated<Date>;
}

export interface LedgerEntriesTable {
  id: ColumnType<bigint, never, never>;
  transaction_id: string;
  account_id: string;
  amount: bigint;
}

export interface PaymentCardsTable {
  id: string;
  user_id: string;
  provider: string;
  provider_ref: string;
  brand: string;
  last4: string;
  exp_month: number;
  exp_year: number;
  created_at: Generated<Date>;
  deleted_at: Date | null;
}

export interface PaymentsTable {
  id: string;
  user_id: string;
  provider: string;
  provider_ref: string | null;
  purpose: 'top-up';
  amount: bigint;
  currency: string;
  tokens: bigint;
  paid_tokens: bigint;
  status: 'pending' | 'succeeded' | 'failed' | 'refunded';
  failure_code: string | null;
  card_id: string | null;
  transaction_id: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface TokenPackagesTable {
  id: string;
  names: JSONColumnType<Record<string, string>>;
  tokens: bigint;
  price: bigint;
  position: Generated<number>;
}

export interface SubscriptionsTable {
  id: string;
  user_id: string;
  performer_id: string;
  type: 'monthly' | 'yearly' | 'free';
  status: 'active' | 'cancelled' | 'past-due' | 'expired';
  price: bigint;
  provider: Generated<string>;
  started_at: Generated<Date>;
  current_period_end: Date;
  cancelled_at: Date | null;
  retry_at: Date | null;
}

export interface SandboxChargesTable {
  idempotency_key: string;
  ref: string;
  card_ref: string;
  amount: bigint;
  currency: string;
  failure: string | null;
  created_at: Generated<Date>;
}

export interface StreamsTable {
  id: string;
  performer_id: string;
  conversation_id: string;
  title: string;
  status: 'live' | 'ended';
  peak_viewers: Generated<number>;
  started_at: Generated<Date>;
  ended_at: Date | null;
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
  last_read_at: Date | null;
}

export interface MessagesTable {
  id: string;
  conversation_id: string;
  sequence: bigint;
  sender_id: string;
  type: 'text' | 'tip';
  text: string;
  amount: bigint | null;
  is_deleted: Generated<boolean>;
  created_at: Generated<Date>;
}

export interface ScopeEventsTable {
  scope: string;
  sequence: bigint;
  id: string;
  name: ServerEventName;
  data: ColumnType<ServerEventData<ServerEventName>, string, string>;
  created_at: Generated<Date>;
}

export interface NotificationsTable {
  id: string;
  user_id: string;
  kind: Notification['kind'];
  actor_id: string | null;
  amount: bigint | null;
  link: string | null;
  read_at: Date | null;
  created_at: Generated<Date>;
}
