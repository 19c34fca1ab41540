import { DEFAULT_LOCALE } from '@barg/contract';
import { sql, type RawBuilder } from 'kysely';
import { lowestIdAt } from '../../platform/ids.ts';
import { toHundredths } from '../../platform/money.ts';
import { isRunningSql } from '../../viewing/running-subscription.ts';
import type { FanRule } from './fan-rules.schema.ts';

const DAY = 24 * 60 * 60 * 1000;

const ago = (days: number): RawBuilder<Date> => sql<Date>`(now() - make_interval(days => ${days}::int))`;

/** `offset 0`: looked up for each fan, and not read for all of the site first. */
const isSubscribed = sql<boolean>`exists (select from subscriptions
  where subscriptions.user_id = fans.fan_id and subscriptions.performer_id = fans.performer_id
    and ${isRunningSql()} offset 0)`;

const hasSubscribed = sql<boolean>`exists (select from subscriptions
  where subscriptions.user_id = fans.fan_id and subscriptions.performer_id = fans.performer_id offset 0)`;

const follows = sql<boolean>`exists (select from follows
  where follows.follower_id = fans.fan_id and follows.performer_id = fans.performer_id offset 0)`;

/** What was paid in all is never less than what was paid lately, and stands in the row. */
const hasSpent = (amount: bigint, days: number) => sql<boolean>`(fans.spent >= ${amount} and (
  select coalesce(sum(sale.amount - ledger_reversed(sale.id)), 0) from ledger_transactions sale
  where sale.performer_id = fans.performer_id and sale.user_id = fans.fan_id
    and sale.kind in ('tip', 'purchase', 'subscription', 'release') and sale.created_at >= ${ago(days)}) >= ${amount})`;

/** Ids of messages are in the order of their times, and so is the index. */
const isSilent = (days: number) => sql<boolean>`(fans.since < ${ago(days)} and not exists (
  select from conversations c join messages m on m.conversation_id = c.id
  where c.first_user_id = least(fans.fan_id, fans.performer_id)
    and c.second_user_id = greatest(fans.fan_id, fans.performer_id)
    and m.id >= ${lowestIdAt(new Date(Date.now() - days * DAY))}::uuid and m.sender_id = fans.fan_id offset 0))`;

const ruleSql = (rule: FanRule): RawBuilder<boolean> => {
  switch (rule.kind) {
    case 'subscribed':
      return isSubscribed;
    case 'expired':
      return sql<boolean>`(${hasSubscribed} and not ${isSubscribed})`;
    case 'follows':
      return follows;
    case 'new':
      return sql<boolean>`(fans.since >= ${ago(rule.days)})`;
    case 'never-bought':
      return sql<boolean>`(fans.last_bought_at is null)`;
    case 'spent':
      return hasSpent(toHundredths(rule.amount), rule.days);
    case 'silent':
      return isSilent(rule.days);
    case 'country':
      return sql<boolean>`(users.country = ${rule.country})`;
    case 'any':
      return sql<boolean>`(${sql.join(rule.rules.map(ruleSql), sql` or `)})`;
    case 'language':
      return sql<boolean>`(coalesce(users.locale, ${DEFAULT_LOCALE}) = ${rule.language})`;
  }
};

/** SQL, of the rows `fans` and `users`: whether a fan meets all rules. */
export const meetsSql = (rules: readonly FanRule[]): RawBuilder<boolean> =>
  rules.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(rules.map(ruleSql), sql` and `)})`;
