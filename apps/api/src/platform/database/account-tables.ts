import type { Generated, JSONColumnType } from 'kysely';

/** Accounts, performers' profiles, logins and follows. See tables.ts. */
export interface AccountTables {
  users: UsersTable;
  performers: PerformersTable;
  sessions: SessionsTable;
  known_devices: KnownDevicesTable;
  follows: FollowsTable;
  reserved_usernames: ReservedUsernamesTable;
  held_usernames: HeldUsernamesTable;
  account_writes: AccountWritesTable;
}

export type Role = 'user' | 'performer' | 'operator';

export interface UsersTable {
  id: string;
  role: Role;
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
  /** Hundredths of a token; 0: every payment needs a confirmation. */
  unasked_below: Generated<bigint>;
  /** Neither tells nor is told when something was read and who types. */
  hides_receipts: Generated<boolean>;
  search_text: Generated<string>;
  created_at: Generated<Date>;
  last_seen_at: Date | null;
  deleted_at: Date | null;
}

export type VerificationStatus = 'none' | 'pending' | 'verified' | 'refused';

/** A link on a performer's profile. */
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
  quarterly_price: bigint | null;
  half_yearly_price: bigint | null;
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
  /** A random number for random samples of performers. */
  lot: Generated<number>;
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
  /** When the owner last confirmed the session by password or code. */
  confirmed_at: Generated<Date>;
  /** When an operator last gave a proof in the session. */
  proved_at: Date | null;
  expires_at: Date;
}

/** The known devices of accounts. */
export interface KnownDevicesTable {
  id: Generated<string>;
  user_id: string;
  token_hash: Buffer;
  session_id: string;
  /** The user agent of the last login there; empty when unknown. */
  user_agent: Generated<string>;
  last_used_at: Generated<Date>;
  expires_at: Date;
}

export interface FollowsTable {
  follower_id: string;
  performer_id: string;
  created_at: Generated<Date>;
}

/** The first parts of the addresses of deployed remotes. */
export interface ReservedUsernamesTable {
  name: string;
  reserved_at: Generated<Date>;
}

/** Usernames kept for the account with whose address somebody tried to register. */
export interface HeldUsernamesTable {
  username: string;
  user_id: string;
  created_at: Generated<Date>;
}

export interface AccountWritesTable {
  user_id: string;
  /** A place in the write-ahead log, as `16/B374D848`. */
  upto: string;
}
