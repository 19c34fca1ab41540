import { sql } from 'kysely';
import type { Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { countUpTo } from '../../shared/count-up-to.ts';
import { foundIdsSql } from '../../shared/bounded-search.ts';
import { toLikePattern } from '../../shared/search-text.ts';
import { refundsOnTheirWaySql } from '../payments/refunds.repository.ts';
import type { GatewayEventsQuery, ManagedPaymentsQuery } from './payments.schema.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const emailOf = (q: string): string => q.toLowerCase();

/** SQL: the accounts with these words in their name, or with exactly this e-mail address. */
const peopleSql = (q: string) =>
  foundIdsSql({
    first: sql`select id, search_text from users order by id desc`,
    matches: sql<boolean>`it.search_text like ${toLikePattern(q)}`,
    all: sql`from users it where true`,
    exact: sql`select id from users where username = ${emailOf(q)} or email = ${emailOf(q)}`,
  });

/** SQL: the payment of an invoice for coins, which its gateway calls so. */
const ofInvoiceSql = (q: string) => sql`(select payment_id from crypto_invoices where gateway_ref = ${q})`;

const isFoundSql = (q: string) =>
  UUID.test(q)
    ? sql<boolean>`(payments.id in (${q}::uuid, ${ofInvoiceSql(q)}) or payments.user_id = ${q}::uuid)`
    : sql<boolean>`(payments.provider_ref = ${q} or payments.id = ${ofInvoiceSql(q)} or payments.user_id = any(${peopleSql(q)}))`;

const matching = (db: Queryable, { status, q, from, to }: ManagedPaymentsQuery) =>
  db
    .selectFrom('payments')
    .$if(status !== undefined, (query) => query.where('payments.status', '=', status ?? 'pending'))
    .$if(q.trim() !== '', (query) => query.where(isFoundSql(q.trim())))
    .$if(from !== undefined, (query) => query.where(sql<boolean>`payments.created_at >= ${from ?? null}::timestamptz`))
    .$if(to !== undefined, (query) => query.where(sql<boolean>`payments.created_at < ${to ?? null}::timestamptz`));

const withStanding = (query: ReturnType<typeof matching>) =>
  query
    .leftJoin('payment_cards', 'payment_cards.id', 'payments.card_id')
    .leftJoin('crypto_invoices', 'crypto_invoices.payment_id', 'payments.id')
    .selectAll('payments')
    .select(['crypto_invoices.gateway_ref as invoice_ref'])
    .select(['payment_cards.brand', 'payment_cards.last4'])
    .select([
      sql<Hundredths>`(select coalesce(sum(amount), 0)::bigint from refunds
        where refunds.payment_id = payments.id and refunds.status <> 'failed')`.as('refunded'),
      refundsOnTheirWaySql.as('refunds_on_their_way'),
      sql<boolean>`exists (select from disputes where disputes.payment_id = payments.id and disputes.status <> 'won')`.as(
        'is_disputed',
      ),
    ]);

/** The payments that match, newest first; one more than the limit. */
export const findManagedPayments = (db: Queryable, query: ManagedPaymentsQuery, before: string | null) =>
  withStanding(matching(db, query))
    .$if(before !== null, (select) => select.where('payments.id', '<', before ?? ''))
    .orderBy('payments.id', 'desc')
    .limit(query.limit + 1)
    .execute();

export type ManagedPaymentRow = Awaited<ReturnType<typeof findManagedPayments>>[number];

export const countManagedPayments = (db: Queryable, query: ManagedPaymentsQuery): Promise<number> =>
  countUpTo(db, matching(db, query));

export const findManagedPayment = (db: Queryable, id: string) =>
  withStanding(db.selectFrom('payments').where('payments.id', '=', id)).executeTakeFirst();

const STATES = {
  waiting: sql<boolean>`handled_at is null and operator_since is null`,
  handled: sql<boolean>`handled_at is not null`,
  'given-up': sql<boolean>`operator_since is not null`,
};

const matchingEvents = (db: Queryable, { state, q, from, to }: GatewayEventsQuery) =>
  db
    .selectFrom('external_events')
    .$if(state !== undefined, (query) => query.where(STATES[state ?? 'waiting']))
    .$if(q.trim() !== '', (query) =>
      query.where((at) => at.or([at('external_id', '=', q.trim()), at('subject_ref', '=', q.trim())])),
    )
    .$if(from !== undefined, (query) => query.where(sql<boolean>`received_at >= ${from ?? null}::timestamptz`))
    .$if(to !== undefined, (query) => query.where(sql<boolean>`received_at < ${to ?? null}::timestamptz`));

/** The events of gateways, newest first; one more than the limit. */
export const findEvents = (db: Queryable, query: GatewayEventsQuery, before: string | null) =>
  matchingEvents(db, query)
    .selectAll()
    .$if(before !== null, (select) => select.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
    .execute();

export const countEvents = (db: Queryable, query: GatewayEventsQuery): Promise<number> =>
  countUpTo(db, matchingEvents(db, query));

const MOST_SHOWN = 100;

/** The events about a charge, its refunds and its disputes, newest first. */
export const findEventsAbout = (db: Queryable, provider: string, refs: readonly string[]) =>
  db
    .selectFrom('external_events')
    .selectAll()
    .where('source', '=', provider)
    .where('subject_ref', 'in', refs)
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();

export type EventRow = Awaited<ReturnType<typeof findEventsAbout>>[number];
