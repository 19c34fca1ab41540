import type { Hundredths } from '../../platform/money.ts';
import type { GatewayRecord, MovedState } from '../../platform/payments/gateway-records.ts';

/** A payment, refund, dispute or payout of this site. */
export interface KnownHere {
  id: string;
  /** The idempotency key and the gateway's id; null when there is none. */
  key: string | null;
  ref: string | null;
  amount: Hundredths;
  currency: string | null;
  state: MovedState;
  /** Whether the gateway's list must contain it: requested within the time of the list, and not recently. */
  isDue: boolean;
  changedAt: Date;
  /** Whether an operator decides about it, so that the gateway's state does not matter. */
  isDecided: boolean;
}

/** A difference between this site and a gateway. */
export interface Disagreement {
  /** Null when this site does not know it. */
  id: string | null;
  ref: string | null;
  currency: string | null;
  here: MovedState | 'unknown';
  there: MovedState | 'unknown';
  /** The amount that moved here, and there. */
  expected: Hundredths;
  found: Hundredths;
}

export interface Comparison {
  records: readonly GatewayRecord[];
  known: readonly KnownHere[];
  /** The site's own ids of the charges and accounts that records belong to (`of`). */
  owners: ReadonlyMap<string, string>;
  /** The refunded amount of each charge at the gateway. */
  givenBack: ReadonlyMap<string, Hundredths>;
  /** The rows that were paired with other records of the same list, by {@link nameOf}. */
  taken: ReadonlySet<string>;
  /** Later changes on either side may not have reached the other one. */
  settledBy: Date;
  /** False for disputes: banks may dispute another amount than the charge's. */
  hasSameAmounts: boolean;
}

/** What tells a row from the others of its kind: `id` may be that of the payment. */
export const nameOf = ({ key, ref, id }: Pick<KnownHere, 'key' | 'ref' | 'id'>): string => key ?? ref ?? id;

export interface Compared {
  found: Disagreement[];
  /** The number of records of other sites that use the same gateway account. */
  foreign: number;
  /** The rows that were paired with a record. */
  paired: KnownHere[];
}

/** Compares in both directions. */
export const compare = (comparison: Comparison): Compared => {
  const { records, known, taken } = comparison;
  const free = known.filter((row) => !taken.has(nameOf(row)));
  const { pairs, unmatched } = pair(records, free);
  const differing = [...pairs].filter(([row, record]) => doDiffer(row, record, comparison));
  const missing = free.filter((row) => row.isDue && row.state === 'done' && !pairs.has(row));
  const ours = unmatched.filter((record) => isOurs(record, comparison));
  const unknown = ours.filter((record) => hasMoved(record, comparison));
  const rowOf = (key: string | null) => known.find((row) => row.key !== null && row.key === key);
  return {
    found: [
      ...differing.map(([row, record]) => ({ ...hereOf(row), ...thereOf(record) })),
      ...missing.map((row) => ({ ...hereOf(row), there: 'unknown' as const, found: 0n })),
      ...unknown.map((record) => ({
        ...{ id: rowOf(record.key)?.id ?? comparison.owners.get(record.of ?? '') ?? null },
        ...{ here: 'unknown' as const, expected: 0n, ...thereOf(record) },
      })),
    ],
    foreign: unmatched.length - ours.length,
    paired: [...pairs.keys()],
  };
};

/** Pairs rows with records by the gateway's id, or else by key. A second record with the same key remains unmatched. */
const pair = (records: readonly GatewayRecord[], known: readonly KnownHere[]) => {
  const byRef = new Map(known.map((row) => [row.ref, row]));
  const byKey = new Map(known.map((row) => [row.key, row]));
  const pairs = new Map<KnownHere, GatewayRecord>();
  const unmatched: GatewayRecord[] = [];
  const named = records.filter(({ ref }) => byRef.has(ref));
  const others = records.filter(({ ref }) => !byRef.has(ref));
  for (const record of [...named, ...others]) {
    const row = byRef.get(record.ref) ?? (record.key === null ? undefined : byKey.get(record.key));
    if (row && !pairs.has(row)) pairs.set(row, record);
    else unmatched.push(record);
  }
  return { pairs, unmatched };
};

const doDiffer = (row: KnownHere, record: GatewayRecord, { settledBy, hasSameAmounts }: Comparison): boolean => {
  if (row.isDecided || row.changedAt > settledBy || record.createdAt > settledBy) return false;
  if (row.state !== record.state) return true;
  if (!hasSameAmounts || row.state !== 'done') return false;
  const isSameCurrency = row.currency === null || record.currency === null || row.currency === record.currency;
  return row.amount !== record.amount || !isSameCurrency;
};

const isOurs = ({ key, of }: GatewayRecord, { owners }: Comparison): boolean =>
  key !== null || (of !== null && owners.has(of));

/** Whether money has moved or may still move, and was not refunded completely. */
const hasMoved = ({ ref, state, amount, createdAt }: GatewayRecord, { settledBy, givenBack }: Comparison): boolean =>
  createdAt <= settledBy && state !== 'undone' && amount > (givenBack.get(ref) ?? 0n);

const movedOf = ({ state, amount }: { state: MovedState; amount: Hundredths }): Hundredths =>
  state === 'done' ? amount : 0n;

const hereOf = (row: KnownHere) => ({
  ...{ id: row.id, ref: row.ref, currency: row.currency },
  ...{ here: row.state, expected: movedOf(row) },
});

const thereOf = (record: GatewayRecord) => ({
  ...{ ref: record.ref, currency: record.currency },
  ...{ there: record.state, found: movedOf(record) },
});
