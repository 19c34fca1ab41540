import type { Context } from '../../context.ts';
import type { Hundredths } from '../../platform/money.ts';
import type { GatewayRecord, RecordKind } from '../../platform/payments/gateway-records.ts';
import { findLastAgreement } from './books.repository.ts';
import { compare, nameOf, type Disagreement } from './comparing.ts';
import {
  LIMITS,
  listsOf,
  NotCheckedError,
  readSlices,
  type Limits,
  type Lists,
  type NotChecked,
} from './gateway-lists.ts';
import { findKnown, findOwners, findProviders } from './known-here.repository.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** More recent changes are not compared, since jobs and webhooks may still be processing them. */
export const ON_ITS_WAY_MS = 2 * HOUR_MS;
/** Repeated from before the last check of a kind without differences, for what was too recent then. */
const OVERLAP_MS = 2 * DAY_MS;
const CLOCKS_DIFFER_MS = HOUR_MS;
const LONGEST_BACK_MS = 30 * DAY_MS;

/** The longest reach: a gateway whose rows are older is not told any more. */
const DISPUTES_BACK_MS = 120 * DAY_MS;

/**
 * Refunds may fail after weeks, transfers may be taken back after weeks, and disputes are decided after months. `heard` is
 * the maximum delay of the webhook.
 */
const REACHES: Readonly<Partial<Record<RecordKind, { back: number; heard: number }>>> = {
  refund: { back: 35 * DAY_MS, heard: CLOCKS_DIFFER_MS },
  transfer: { back: 35 * DAY_MS, heard: CLOCKS_DIFFER_MS },
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
  /** Null when it was compared completely. What was read of a list until it was given up was compared all the same. */
  notChecked: NotChecked | null;
  compared: number;
  /** Records of other sites that use the same account. */
  foreign: number;
  differenceCount: number;
  /** The kinds of records that the next check may read from here on. */
  agreed: RecordKind[];
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
  limits?: Limits;
}

/**
 * Compares this site with each gateway in both directions. Gateways are requested outside of transactions. One that does
 * not answer is reported as not checked; the others, and what it did list, are compared anyway.
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
    .map((provider) => ({
      provider,
      notChecked: 'not-configured',
      compared: 0,
      foreign: 0,
      differenceCount: 0,
      agreed: [],
    }));
};

const reconcileWith = async (context: Context, lists: Lists, options: ReconcileOptions) => {
  const { provider } = lists;
  const until = Date.now() + options.patienceMs;
  const givenBack = new Map<string, Hundredths>();
  const ofKinds: ComparedKind[] = [];
  // Each kind by itself: one that cannot be listed keeps none of the others from being compared.
  for (const kind of lists.kinds) ofKinds.push(await compareKind(context, { lists, kind, until, givenBack }, options));
  const cut = ofKinds.flatMap((one) => one.cut ?? []);
  for (const err of cut) context.log.warn({ err, provider }, 'a gateway could not be compared with completely');
  const unchecked = { what: 'gateway-unchecked' as const, provider, ...NOTHING };
  const differences: GatewayDifference[] = [
    ...(cut.length > 0 ? [unchecked] : []),
    ...ofKinds.flatMap(({ kind, found }) =>
      found.map((one) => ({ what: `gateway-${kind}` as const, provider, ...one })),
    ),
  ];
  const report: GatewayReport = {
    ...{ provider, notChecked: cut[0]?.why ?? null, differenceCount: differences.length },
    compared: ofKinds.reduce((all, { compared }) => all + compared, 0),
    foreign: ofKinds.reduce((all, { foreign }) => all + foreign, 0),
    agreed: ofKinds.filter(isAgreed).map(({ kind }) => kind),
  };
  return { report, differences };
};

interface ComparedKind {
  kind: RecordKind;
  found: Disagreement[];
  compared: number;
  foreign: number;
  /** Why the list was given up; null when it was compared to its end. */
  cut: NotCheckedError | null;
}

/**
 * Whether the next check may begin where this one was made. It may after too many records as well: the next one would meet
 * the same limit, and what was not read was told.
 */
const isAgreed = ({ found, cut }: ComparedKind): boolean =>
  found.length === 0 && (cut === null || cut.why === 'too-many');

interface KindAsked {
  lists: Lists;
  kind: RecordKind;
  until: number;
  /** What the refunds of the gateway gave back of each charge; refunds are compared first. */
  givenBack: Map<string, Hundredths>;
}

/** Compares the records of a kind slice by slice, from the newest, each with the rows of its time. */
const compareKind = async (
  { db }: Context,
  { lists: { provider, list }, kind, until, givenBack }: KindAsked,
  { at, limits = LIMITS }: ReconcileOptions,
): Promise<ComparedKind> => {
  const settledBy = new Date(at.getTime() - ON_ITS_WAY_MS);
  const { since, heard } = reachOf(kind, at, await findLastAgreement(db, provider, kind));
  const result: ComparedKind = { kind, found: [], compared: 0, foreign: 0, cut: null };
  const taken = new Set<string>();
  let to = settledBy;
  for await (const { records, then } of readSlices(list(kind, since), until, limits)) {
    if (kind === 'refund') addGivenBack(givenBack, records);
    const begin = then === 'end' ? since : oldestOf(records);
    const from = begin === null ? to : new Date(Math.min(begin.getTime() + heard, to.getTime()));
    const known = await findKnown(db, kind, { provider, records, from, to, settledBy });
    const owners = await findOwners(db, kind, { provider, records });
    const hasSameAmounts = kind !== 'dispute';
    const { found, foreign, paired } = compare({ records, known, owners, givenBack, taken, settledBy, hasSameAmounts });
    for (const row of paired) taken.add(nameOf(row));
    result.found.push(...found);
    result.compared += records.length - foreign;
    result.foreign += foreign;
    if (then instanceof NotCheckedError) result.cut = then;
    to = from;
  }
  return result;
};

/** The start of the list of a kind, and how much later than there something may be noted here. */
const reachOf = (kind: RecordKind, at: Date, lastAgreed: Date | null): { since: Date; heard: number } => {
  const longest = at.getTime() - LONGEST_BACK_MS;
  const newest = lastAgreed === null ? longest : Math.max(longest, lastAgreed.getTime() - OVERLAP_MS);
  const reach = REACHES[kind];
  const since = reach ? at.getTime() - reach.back : newest - CLOCKS_DIFFER_MS;
  return { since: new Date(since), heard: reach?.heard ?? CLOCKS_DIFFER_MS };
};

const oldestOf = (records: readonly GatewayRecord[]): Date | null =>
  records.reduce<Date | null>(
    (oldest, { createdAt }) => (oldest === null || createdAt < oldest ? createdAt : oldest),
    null,
  );

const addGivenBack = (sums: Map<string, Hundredths>, refunds: readonly GatewayRecord[]): void => {
  for (const { of, state, amount } of refunds) {
    if (of !== null && state === 'done') sums.set(of, (sums.get(of) ?? 0n) + amount);
  }
};
