import { sql, type RawBuilder } from 'kysely';
import { meetsSql } from './fan-rules.ts';
import type { FanRule } from './fan-rules.schema.ts';

/** A list as far as it decides who is in it. */
export interface NarrowingList {
  id: string;
  /** Null: it has members of its own. */
  rules: readonly FanRule[] | null;
}

/** SQL, of the rows `fans` and `users`: whether a fan is in a list. */
export const isInListSql = ({ id, rules }: NarrowingList): RawBuilder<boolean> =>
  rules
    ? meetsSql(rules)
    : sql<boolean>`fans.fan_id = any(array(select fan_id from fan_list_members where list_id = ${id}::uuid))`;

/** Fans of one performer: of any of some lists (of all her fans without any), of no other lists, and of rules. */
export interface Audience {
  included: readonly NarrowingList[];
  excluded: readonly NarrowingList[];
  rules: readonly FanRule[];
}

const anyOf = (lists: readonly NarrowingList[]) => sql<boolean>`(${sql.join(lists.map(isInListSql), sql` or `)})`;

/** SQL, of the rows `fans` and `users`: whether a fan belongs to an audience. */
export const isInAudienceSql = ({ included, excluded, rules }: Audience): RawBuilder<boolean> =>
  sql<boolean>`(${meetsSql(rules)}
    and ${included.length === 0 ? sql`true` : anyOf(included)}
    and not ${excluded.length === 0 ? sql`false` : anyOf(excluded)})`;
