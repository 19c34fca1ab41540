import type { ColumnType, Generated } from 'kysely';

/** Accounts' settings and letters, and the site's pages; see tables.ts. */
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
  notice_letter_settings: NoticeLetterSettingsTable;
  user_blocks: UserBlocksTable;
  performer_country_blocks: PerformerCountryBlocksTable;
  addresses: AddressesTable;
  referral_codes: ReferralCodesTable;
  referrals: ReferralsTable;
  posts: PostsTable;
  post_texts: PostTextsTable;
}

export type DocumentKind = 'identity-front' | 'identity-back' | 'selfie';
export type Provider = 'google' | 'twitter' | 'telegram';
export type TokenPurpose = 'password-reset' | 'email-verification' | 'login';

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
  /** JSON: the data that logs nobody in; null for letters from before that was stored. */
  shown: ColumnType<unknown, string | null, string | null>;
  /** The address by which its reader ends letters of its sort; null where they are not ended so, and when it is sent. */
  unsubscribe_url: string | null;
  status: Generated<'queued' | 'sent' | 'failed'>;
  error: string | null;
  created_at: Generated<Date>;
  sent_at: Date | null;
}

export type LetterFrequency = 'at-once' | 'daily' | 'weekly' | 'none';

/** How an account wants letters about news; one without a row wants them at once. */
export interface NoticeLetterSettingsTable {
  user_id: string;
  frequency: LetterFrequency;
  /** Of a digest, in the zone: 0 to 23. */
  hour: Generated<number>;
  /** Of a weekly digest: 1 for Monday to 7. */
  weekday: Generated<number>;
  /** IANA. */
  time_zone: string;
  /** When the next digest is written; null without digests. */
  next_at: Date | null;
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
  /** Null in every row: deleted addresses are gone. The column goes with a later version. */
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
  /** The terms as they stood at the registration: 500 is 5 %. */
  percent_hundredths: number;
  earns_until: Date;
  /** The most that it may bring in all, in hundredths of a token; null: no bound. */
  cap: bigint | null;
  brought: Generated<bigint>;
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
