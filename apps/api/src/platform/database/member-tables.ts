import type { ColumnType, Generated } from 'kysely';

/** The tables of /migrations/0006_members.sql, see tables.ts. */
export interface MemberTables {
  performer_documents: PerformerDocumentsTable;
  two_step_secrets: TwoStepSecretsTable;
  recovery_codes: RecoveryCodesTable;
  login_challenges: LoginChallengesTable;
  account_tokens: AccountTokensTable;
  attempts: AttemptsTable;
  identities: IdentitiesTable;
  login_flows: LoginFlowsTable;
  spent_challenges: SpentChallengesTable;
  mails: MailsTable;
  user_blocks: UserBlocksTable;
  performer_country_blocks: PerformerCountryBlocksTable;
  addresses: AddressesTable;
  referral_codes: ReferralCodesTable;
  referrals: ReferralsTable;
  reports: ReportsTable;
  removals: RemovalsTable;
  posts: PostsTable;
  post_texts: PostTextsTable;
  contact_messages: ContactMessagesTable;
  audit_log: AuditLogTable;
}

export type DocumentKind = 'identity-front' | 'identity-back' | 'selfie';
export type Provider = 'google' | 'twitter' | 'telegram';
export type TokenPurpose = 'password-reset' | 'email-verification' | 'login';
export type ReportTargetType =
  'user' | 'performer' | 'feed' | 'gallery' | 'photo' | 'video' | 'product' | 'comment' | 'message' | 'stream';
export type ReportReason = 'spam' | 'nudity' | 'violence' | 'harassment' | 'copyright' | 'underage' | 'fraud' | 'other';
export type ReportOutcome = 'none' | 'content-removed' | 'account-suspended';

export interface PerformerDocumentsTable {
  id: string;
  performer_id: string;
  kind: DocumentKind;
  file_id: string;
  created_at: Generated<Date>;
}

export interface TwoStepSecretsTable {
  user_id: string;
  sealed_secret: Buffer;
  confirmed_at: Date | null;
  last_step: Generated<bigint>;
  created_at: Generated<Date>;
}

export interface RecoveryCodesTable {
  user_id: string;
  code_hash: Buffer;
  used_at: Date | null;
}

export interface LoginChallengesTable {
  id: string;
  token_hash: Buffer;
  user_id: string;
  remember: boolean;
  attempts: Generated<number>;
  created_at: Generated<Date>;
  expires_at: Date;
}

export interface AccountTokensTable {
  id: string;
  user_id: string;
  purpose: TokenPurpose;
  token_hash: Buffer;
  email: string | null;
  binding_hash: Buffer | null;
  attempts: Generated<number>;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
}

export interface AttemptsTable {
  key: string;
  count: number;
  window_ends_at: Date;
}

export interface IdentitiesTable {
  provider: Provider;
  subject: string;
  user_id: string;
  created_at: Generated<Date>;
}

export interface LoginFlowsTable {
  state_hash: Buffer;
  provider: Provider;
  data: ColumnType<unknown, string, string>;
  created_at: Generated<Date>;
  expires_at: Date;
}

export interface SpentChallengesTable {
  hash: Buffer;
  expires_at: Date;
}

export interface MailsTable {
  id: string;
  user_id: string | null;
  recipient: string;
  locale: string;
  template: string;
  subject: string;
  text: string;
  html: string;
  /** JSON: what of its data lets nobody in; null for letters from before that was kept. */
  shown: ColumnType<unknown, string | null, string | null>;
  status: Generated<'queued' | 'sent' | 'failed'>;
  error: string | null;
  created_at: Generated<Date>;
  sent_at: Date | null;
}

export interface UserBlocksTable {
  blocker_id: string;
  blocked_id: string;
  created_at: Generated<Date>;
}

export interface PerformerCountryBlocksTable {
  performer_id: string;
  country: string;
}

export interface AddressesTable {
  id: string;
  user_id: string;
  name: string;
  country: string;
  state: Generated<string>;
  city: string;
  street: string;
  postal_code: Generated<string>;
  phone: Generated<string>;
  note: Generated<string>;
  is_default: Generated<boolean>;
  created_at: Generated<Date>;
  deleted_at: Date | null;
}

export interface ReferralCodesTable {
  user_id: string;
  code: string;
}

export interface ReferralsTable {
  referred_id: string;
  referrer_id: string;
  created_at: Generated<Date>;
}

export interface ReportsTable {
  id: string;
  reporter_id: string;
  target_type: ReportTargetType;
  target_id: string;
  target_owner_id: string | null;
  reason: ReportReason;
  text: Generated<string>;
  status: Generated<'open' | 'closed'>;
  outcome: ReportOutcome | null;
  note: Generated<string>;
  handled_by: string | null;
  handled_at: Date | null;
  created_at: Generated<Date>;
}

/** What a removal took out of rows that stay, so that it can be put back. */
export interface KeptContent {
  /** A message's words. */
  text?: string;
  /** The comments that went: the one that was removed and what answered it. */
  commentIds?: string[];
  /** The parts of a profile that showed something. */
  profile?: {
    avatarId: string | null;
    coverId: string | null;
    bio: string;
    welcomeVideoId: string | null;
    links: unknown;
  };
}

export interface RemovalsTable {
  id: string;
  target_type: ReportTargetType;
  target_id: string;
  owner_id: string;
  operator_id: string;
  report_id: string | null;
  reason: ReportReason;
  text: Generated<string>;
  title: Generated<string>;
  kept: ColumnType<KeptContent, string | undefined, string>;
  kept_file_ids: Generated<string[]>;
  state: Generated<'removed' | 'restored' | 'purged'>;
  removed_at: Generated<Date>;
  undoable_until: Date;
  objection: Generated<string>;
  objected_at: Date | null;
  decision: 'upheld' | 'restored' | null;
  decision_text: Generated<string>;
  decided_by: string | null;
  decided_at: Date | null;
}

export interface PostsTable {
  id: string;
  slug: string;
  is_published: Generated<boolean>;
  position: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface PostTextsTable {
  post_id: string;
  locale: string;
  title: string;
  body: string;
}

export interface ContactMessagesTable {
  id: string;
  user_id: string | null;
  name: string;
  email: string;
  subject: string;
  text: string;
  created_at: Generated<Date>;
  handled_by: string | null;
  handled_at: Date | null;
}

export interface AuditLogTable {
  id: string;
  /** Null for what the site does by itself. */
  operator_id: string | null;
  action: string;
  target_type: string | null;
  target_id: string | null;
  details: ColumnType<unknown, string | undefined, never>;
  created_at: Generated<Date>;
}
