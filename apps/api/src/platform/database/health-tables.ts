import type { ColumnType, Generated } from 'kysely';

/** The tables of /migrations/0015_remote_health.sql, 0033_refused_statements.sql, 0173_release_sources.sql, see tables.ts. */
export interface HealthTables {
  remote_statements: RemoteStatementsTable;
  remote_versions: RemoteVersionsTable;
  remote_health: RemoteHealthTable;
  remote_errors: RemoteErrorsTable;
  canary_visitors: CanaryVisitorsTable;
  remote_withdrawals: RemoteWithdrawalsTable;
  remote_refusals: RemoteRefusalsTable;
}

export interface RemoteStatementsTable {
  remote: string;
  sequence: number;
  action: string;
  stable_version: string | null;
  canary_version: string | null;
  canary_share: number | null;
  is_paused: boolean;
  stable_is_unchecked: Generated<boolean>;
  canary_is_unchecked: Generated<boolean>;
  team: string;
  signed_at: Date;
}

export interface RemoteVersionsTable {
  remote: string;
  version: string;
  label: Generated<string>;
  source_version: string | null;
  source_commit: string | null;
  source_is_dirty: Generated<boolean>;
  source_author: string | null;
  first_seen_at: Generated<Date>;
}

export interface RemoteHealthTable {
  hour: Date;
  remote: string;
  version: string;
  measure: string;
  slot: string;
  count: bigint;
  total: bigint;
}

export interface RemoteErrorsTable {
  day: string;
  remote: string;
  version: string;
  name: string;
  fingerprint: string;
  count: bigint;
}

export interface CanaryVisitorsTable {
  remote: string;
  canary_version: string;
  version: string;
  visitor: Buffer;
  has_failed: boolean;
  met_at: Generated<Date>;
}

export interface RemoteWithdrawalsTable {
  id: string;
  remote: string;
  version: string;
  figures: ColumnType<unknown, string, never>;
  withdrawn_at: Generated<Date>;
  lifted_at: Date | null;
  lifted_by: string | null;
}

export interface RemoteRefusalsTable {
  remote: string;
  sequence: number;
  code: string;
  live: number | null;
  first_seen_at: Generated<Date>;
  seen_at: Generated<Date>;
}
