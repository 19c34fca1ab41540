import type { Context } from '../../context.ts';
import type { GatewayRecord, RecordKind } from '../../platform/payments/gateway-records.ts';

/** A gateway whose records can be listed. */
export interface Lists {
  provider: string;
  kinds: readonly RecordKind[];
  list: (kind: RecordKind, since: Date) => AsyncIterable<GatewayRecord>;
}

/** All configured gateways. */
export const listsOf = (context: Pick<Context, 'gateways' | 'crypto'>): Lists[] => {
  const { gateways, crypto } = context;
  const kinds: readonly RecordKind[] = ['charge', 'refund', 'dispute', 'transfer'];
  const cards = Object.entries(gateways).map(([provider, { list }]): Lists => ({ provider, list, kinds }));
  const coins = Object.values(crypto).map((gateway): Lists => {
    const { provider } = gateway;
    return { provider, kinds: ['charge'], list: (_, since) => gateway.listInvoices(since) };
  });
  return [...cards, ...coins];
};

/** Why a gateway was not compared. */
export type NotChecked = 'no-answer' | 'too-slow' | 'too-many' | 'not-configured';

export class NotCheckedError extends Error {
  readonly why: NotChecked;

  constructor(why: NotChecked, options?: ErrorOptions) {
    super(`a gateway was not compared: ${why}`, options);
    this.why = why;
  }
}

/** The maximum of records of a kind, which are held in memory. */
const MOST = 20_000;

/** Reads the whole list, without duplicates. @throws NotCheckedError */
export const readAll = async (list: AsyncIterable<GatewayRecord>, until: number): Promise<GatewayRecord[]> => {
  const found = new Map<string, GatewayRecord>();
  const records = list[Symbol.asyncIterator]();
  for (;;) {
    const { value, done } = await answerOf(records.next(), until);
    if (done) return [...found.values()];
    found.set(value.ref, value);
    if (found.size > MOST) throw new NotCheckedError('too-many');
  }
};

const answerOf = async <T>(asked: Promise<T>, until: number): Promise<T> => {
  const { promise: isOver, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new NotCheckedError('too-slow')), Math.max(0, until - Date.now()));
  try {
    return await Promise.race([asked, isOver]);
  } catch (error) {
    throw error instanceof NotCheckedError ? error : new NotCheckedError('no-answer', { cause: error });
  } finally {
    clearTimeout(timer);
  }
};
