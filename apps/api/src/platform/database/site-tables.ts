import type { ColumnType, Generated } from 'kysely';

/** Settings, translations, stored answers to idempotent requests, and who is at work. See tables.ts. */
export interface SiteTables {
  settings: SettingsTable;
  translations: TranslationsTable;
  idempotency_keys: IdempotencyKeysTable;
  site_promos: SitePromosTable;
  heartbeats: HeartbeatsTable;
}

/** jsonb of any shape: read as unknown, written as text (an array would else become a PostgreSQL array). */
type Json = ColumnType<unknown, string, string>;

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
  /** The deployed app's text; null when it no longer has the key. */
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

export interface SitePromosTable {
  id: string;
  link: string;
  texts: Json;
  position: Generated<number>;
  is_published: Generated<boolean>;
  starts_at: Date | null;
  ends_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface HeartbeatsTable {
  id: string;
  beaten_at: Generated<Date>;
}
