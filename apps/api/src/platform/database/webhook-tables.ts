import type { ColumnType, Generated } from 'kysely';

/** The tables of /migrations/0182_team_webhooks.sql, see tables.ts. */
export interface WebhookTables {
  team_webhooks: TeamWebhooksTable;
  team_webhook_events: TeamWebhookEventsTable;
  team_webhook_attempts: TeamWebhookAttemptsTable;
  deploy_keys: DeployKeysTable;
}

export interface TeamWebhooksTable {
  remote: string;
  url: string | null;
  sealed_secret: Buffer | null;
  sealed_former: Buffer | null;
  former_until: Date | null;
  set_at: Generated<Date>;
  set_by_team: string | null;
  signed_at: Date | null;
}

export interface TeamWebhookEventsTable {
  id: string;
  remote: string;
  kind: string;
  occasion: string;
  data: ColumnType<unknown, string, never>;
  happened_at: Generated<Date>;
  tries: Generated<number>;
  delivered_at: Date | null;
  given_up_at: Date | null;
}

export interface TeamWebhookAttemptsTable {
  id: string;
  event_id: string;
  at: Generated<Date>;
  status: number | null;
  fault: string | null;
  took_ms: number;
}

export interface DeployKeysTable {
  public_key: string;
  team: string;
  remotes: string[];
}
