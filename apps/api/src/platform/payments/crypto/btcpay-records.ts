import type { GatewayRecord, MovedState } from '../gateway-records.ts';
import type { BtcpayAsk } from './btcpay-ask.ts';
import { listedSchema, type ListedInvoice } from './btcpay-wire.ts';
import { toUnits } from './crypto-gateway.ts';

const PAGE = 100;
/** Amounts are parsed with eight decimal places, and two of them are kept. */
const UNITS_PER_HUNDREDTH = 1_000_000n;

const STATES: Readonly<Record<ListedInvoice['status'], MovedState>> = {
  New: 'open',
  Processing: 'open',
  Settled: 'done',
  Expired: 'undone',
  Invalid: 'undone',
};
/** An expired invoice for which coins were paid, too few or too late. */
const CAME = new Set(['PaidPartial', 'PaidLate']);

const recordOf = (invoice: ListedInvoice): GatewayRecord => ({
  ref: invoice.id,
  key: invoice.metadata,
  of: null,
  amount: toUnits(invoice.amount) / UNITS_PER_HUNDREDTH,
  currency: invoice.currency.toUpperCase(),
  state: STATES[invoice.status] === 'undone' && CAME.has(invoice.additionalStatus) ? 'done' : STATES[invoice.status],
  createdAt: new Date(invoice.createdTime * 1000),
});

/** The store's invoices. New invoices shift the pages meanwhile, so an invoice may be listed twice, but none is skipped. */
export const listInvoices = async function* (ask: BtcpayAsk, since: Date): AsyncGenerator<GatewayRecord> {
  const startDate = Math.floor(since.getTime() / 1000);
  for (let skip = 0; ; skip += PAGE) {
    const page = await ask(`invoices?startDate=${startDate}&skip=${skip}&take=${PAGE}`, listedSchema);
    if (!page) throw new Error('BTCPay knows no such store');
    yield* page.map(recordOf);
    if (page.length < PAGE) return;
  }
};
