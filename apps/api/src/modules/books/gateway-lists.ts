import type { Context } from '../../context.ts';
import type { GatewayRecord, RecordKind } from '../../platform/payments/gateway-records.ts';

/** A gateway whose records can be listed. */
export interface Lists {
  provider: string;
  kinds: readonly RecordKind[];
  list: (kind: RecordKind, since: Date) => AsyncIterable<GatewayRecord>;
}

/** All configured gateways. The longest lists come last, so that the others are compared where time runs out. */
export const listsOf = (context: Pick<Context, 'gateways' | 'crypto'>): Lists[] => {
  const { gateways, crypto } = context;
  const kinds: readonly RecordKind[] = ['refund', 'dispute', 'transfer', 'charge'];
  const cards = Object.entries(gateways).map(([provider, { list }]): Lists => ({ provider, list, kinds }));
  const coins = Object.values(crypto).map((gateway): Lists => {
    const { provider } = gateway;
    return { provider, kinds: ['charge'], list: (_, since) => gateway.listInvoices(since) };
  });
  return [...cards, ...coins];
};

/** Why a gateway was not compared, or not completely. */
export type NotChecked = 'no-answer' | 'too-slow' | 'too-many' | 'not-configured';

export class NotCheckedError extends Error {
  readonly why: NotChecked;

  constructor(why: NotChecked, options?: ErrorOptions) {
    super(`a gateway was not compared: ${why}`, options);
    this.why = why;
  }
}

export interface Limits {
  /** How many records of a kind are held in memory and compared at once. */
  slice: number;
  /** How many of a kind are read at all: about as many as a gateway lists in the time of a nightly check. */
  most: number;
}

export const LIMITS: Limits = { slice: 20_000, most: 300_000 };

/** A part of a list, which continues where the one before it ended. */
export interface Slice {
  records: GatewayRecord[];
  /** Whether the list goes on after it, has ended, or was given up. */
  then: 'more' | 'end' | NotCheckedError;
}

/** Reads a list in slices, without duplicates. Of one that is given up, what was read until then comes too. */
export const readSlices = async function* (
  list: AsyncIterable<GatewayRecord>,
  until: number,
  { slice, most }: Limits,
): AsyncGenerator<Slice> {
  const seen = new Set<string>();
  const iterator = list[Symbol.asyncIterator]();
  let records: GatewayRecord[] = [];
  for (;;) {
    const next = await nextOf(iterator, until);
    const isEnd = next === 'end' || next instanceof NotCheckedError;
    if (!isEnd && seen.has(next.ref)) continue;
    if (isEnd || seen.size === most) {
      yield { records, then: isEnd ? next : new NotCheckedError('too-many') };
      return;
    }
    seen.add(next.ref);
    records.push(next);
    if (records.length < slice) continue;
    yield { records, then: 'more' };
    records = [];
  }
};

const nextOf = async (
  records: AsyncIterator<GatewayRecord>,
  until: number,
): Promise<GatewayRecord | 'end' | NotCheckedError> => {
  const { promise: isOver, resolve } = Promise.withResolvers<NotCheckedError>();
  const timer = setTimeout(() => resolve(new NotCheckedError('too-slow')), Math.max(0, until - Date.now()));
  try {
    const next = await Promise.race([records.next(), isOver]);
    return next instanceof NotCheckedError ? next : next.done ? 'end' : next.value;
  } catch (error) {
    return new NotCheckedError('no-answer', { cause: error });
  } finally {
    clearTimeout(timer);
  }
};
