import type { Generated, JSONColumnType } from 'kysely';

/** Fans of performers, and lists of them. See tables.ts. */
export interface FanTables {
  fans: FansTable;
  fan_lists: FanListsTable;
  fan_list_members: FanListMembersTable;
}

/** Written by triggers of what makes somebody a fan: see migrations/0130. */
export interface FansTable {
  performer_id: string;
  fan_id: string;
  since: Generated<Date>;
  /** What he has paid her, less what was taken back. */
  spent: Generated<bigint>;
  last_bought_at: Date | null;
}

export interface FanListsTable {
  id: string;
  performer_id: string;
  name: string;
  /** As in `fan-rules.schema.ts`; null: the list has members of its own. */
  rules: JSONColumnType<object[] | null, string | null, string | null>;
  member_count: Generated<number>;
  created_at: Generated<Date>;
}

export interface FanListMembersTable {
  list_id: string;
  fan_id: string;
  added_at: Generated<Date>;
}
