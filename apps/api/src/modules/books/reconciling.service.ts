import type { Context } from '../../context.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { GatewayRecord, RecordKind } from '../../platform/payments/gateway-records.ts';
import { findLastAgreement } from './books.repository.ts';
import { compare, type Disagreement } from './comparing.ts';
import { listsOf, NotCheckedError, readAll, type Lists, type NotChecked } from './gateway-lists.ts';
import { findKnown, findOwners, findProviders } from './known-here.repository.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** More recent changes are not compared, since jobs and webhooks may still be processing them. */
export const ON_ITS_WAY_MS = 2 * HOUR_MS;
/** Repeated from before the last check without differences, for what was too recent then. */
const OVERLAP_MS = 2 * DAY_MS;
const CLOCKS_DIFFER_MS = HOUR_MS;
const LONGEST_BACK_MS = 30 * DAY_MS;

/** The longest reach: a gateway whose rows are older is not told any more. */
const DISPUTES_BACK_MS = 120 * DAY_MS;

/** Refunds may fail after weeks, and disputes are decided after months. `heard` is the maximum delay of the webhook. */
const REACHES: Readonly<Partial<Record<RecordKind, { back: number; heard: number }>>> = {
  refund: { back: 35 * DAY_MS, heard: CLOCKS_DIFFER_MS },
  dispute: { back: DISPUTES_BACK_MS, heard: 7 * DAY_MS },
};

const NOTHING: Disagreement = {
  ...{ id: null, ref: null, currency: null, expected: 0n, found: 0n },
  ...{ here: 'unknown' as const, there: 'unknown' as const },
};

export interface GatewayDifference extends Disagreement {
  what: `gateway-${RecordKind | 'unchecked'}`;
  provider: string;
}

/** The result for a gateway. */
export interface GatewayReport {
  provider: string;
  /** Null when it was compared completely. */
  notChecked: NotChecked | null;
  compared: number;
  /** Records of other sites that use the same account. */
  foreign: number;
  differenceCount: number;
}

export interface Reconciliation {
  reports: GatewayReport[];
  differences: GatewayDifference[];
}

export interface ReconcileOptions {
  /** The moment for which it is compared. */
  at: Date;
  /** How long each gateway may take. */
  patienceMs: number;
}

/**
 * Compares this site with each gateway in both directions. Gateways are requested outside of transactions. One that does
 * not answer is reported as not checked, and the others are compared anyway.
 */
export const reconcile = async (context: Context, options: ReconcileOptions): Promise<Reconciliation> => {
  const all: Reconciliation = { reports: [], differences: [] };
  for (const lists of listsOf(context)) {
    const { report, differences } = await reconcileWith(context, lists, options);
    all.reports.push(report);
    all.differences.push(...differences);
  }
  const compared = all.reports.map(({ provider }) => provider);
  all.reports.push(...(await reportGone(context, compared, options)));
  return all;
};

/** Gateways that recent rows were made with and that are no longer configured. Nobody can ask them, so nothing differs. */
const reportGone = async (
  { db }: Context,
  compared: readonly string[],
  { at }: ReconcileOptions,
): Promise<GatewayReport[]> => {
  const providers = await findProviders(db, new Date(at.getTime() - DISPUTES_BACK_MS));
  return providers
    .filter((provider) => !compared.includes(provider))
    .map((provider) => ({ provider, notChecked: 'not-configured', compared: 0, foreign: 0, differenceCount: 0 }));
};

const reconcileWith = async (context: Context, lists: Lists, options: ReconcileOptions) => {
  const { provider } = lists;
  try {
    const { compared, foreign, differences } = await compareAll(context, lists, options);
    const report = { provider, notChecked: null, compared, foreign, differenceCount: differences.length };
    return { report, differences };
  } catch (error) {
    if (!(error instanceof NotCheckedError)) throw error;
    context.log.warn({ err: error, provider }, 'a gateway could not be compared with');
    const report = { provider, notChecked: error.why, compared: 0, foreign: 0, differenceCount: 1 };
    return { report, differences: [{ what: 'gateway-unchecked' as const, provider, ...NOTHING }] };
  }
};

const compareAll = async ({ db }: Context, { provider, kinds, list }: Lists, options: ReconcileOptions) => {
  const settledBy = new Date(options.at.getTime() - ON_ITS_WAY_MS);
  const until = Date.now() + options.patienceMs;
  const lastAgreed = await findLastAgreement(db, provider);
  const listed = new Map<RecordKind, { from: Date; records: GatewayRecord[] }>();
  for (const kind of kinds) {
    const { from, since } = reachOf(kind, options.at, lastAgreed);
    listed.set(kind, { from, records: await readAll(list(kind, since), until) });
  }
  const givenBack = sumGivenBack(listed.get('refund')?.records ?? []);
  const differences: GatewayDifference[] = [];
  let [compared, foreign] = [0, 0];
  for (const [kind, { from, records }] of listed) {
    const known = await findKnown(db, kind, { provider, records, from, to: settledBy });
    const owners = await findOwners(db, kind, { provider, records });
    const hasSameAmounts = kind !== 'dispute';
    const one = compare({ records, known, owners, givenBack, settledBy, hasSameAmounts });
    differences.push(...one.found.map((found) => ({ what: `gateway-${kind}` as const, provider, ...found })));
    compared += records.length - one.foreign;
    foreign += one.foreign;
  }
  return { compared, foreign, differences };
};

/** The start of the list of a kind, and the time from which the site's own rows must be in it. */
const reachOf = (kind: RecordKind, at: Date, lastAgreed: Date | null): { since: Date; from: Date } => {
  const longest = at.getTime() - LONGEST_BACK_MS;
  const newest = lastAgreed === null ? longest : Math.max(longest, lastAgreed.getTime() - OVERLAP_MS);
  const reach = REACHES[kind];
  const since = reach ? at.getTime() - reach.back : newest - CLOCKS_DIFFER_MS;
  return { since: new Date(since), from: new Date(since + (reach?.heard ?? CLOCKS_DIFFER_MS)) };
};

const sumGivenBack = (refunds: readonly GatewayRecord[]): Map<string, Hundredths> => {
  const sums = new Map<string, Hundredths>();
  for (const { of, state, amount } of refunds) {
    if (of !== null && state === 'done') sums.set(of, (sums.get(of) ?? 0n) + amount);
  }
  return sums;
};
