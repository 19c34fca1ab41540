import type { SandboxInvoicesTable } from '../../database/crypto-tables.ts';
import type { Db } from '../../database/tables.ts';
import type { Hundredths } from '../../money.ts';
import type { GatewayRecord } from '../gateway-records.ts';
import type { CoinUnits, CryptoInvoice } from './crypto-gateway.ts';

/** The blocks after which a payment is confirmed. */
export const REQUIRED_BLOCKS = 2;
/** The price of a coin, in hundredths of any currency. */
const COIN_PRICE = 5_000_000n;
const UNITS_PER_COIN = 100_000_000n;
const PAGE = 100;

export const toCoins = (amount: Hundredths): CoinUnits => (amount * UNITS_PER_COIN + COIN_PRICE - 1n) / COIN_PRICE;

type Stored = Pick<SandboxInvoicesTable, 'ref' | 'address' | 'due' | 'expires_at'>;

const sum = (coins: ReadonlyArray<{ amount: CoinUnits }>): CoinUnits =>
  coins.reduce((all, { amount }) => all + amount, 0n);

/** The state in BTCPay Server's terms. */
const stateOf = (facts: {
  inTime: CoinUnits;
  received: CoinUnits;
  due: CoinUnits;
  isOver: boolean;
  isConfirmed: boolean;
}) => {
  const { inTime, received, due, isOver, isConfirmed } = facts;
  if (inTime >= due) return isConfirmed ? 'settled' : 'processing';
  if (!isOver) return 'new';
  return received >= due && isConfirmed ? 'settled' : 'expired';
};

/** The state of an invoice, from the coins that were sent to it. */
export const standing = async (db: Db, stored: Stored): Promise<Omit<CryptoInvoice, 'payUrl'>> => {
  const coins = await db
    .selectFrom('sandbox_coins')
    .select(['amount', 'confirmations', 'is_late'])
    .where('invoice_ref', '=', stored.ref)
    .execute();
  const { due, expires_at: expiresAt, ref, address } = stored;
  const [received, inTime] = [sum(coins), sum(coins.filter((coin) => !coin.is_late))];
  const confirmations = coins.length === 0 ? 0 : Math.min(...coins.map((coin) => coin.confirmations));
  const isConfirmed = coins.length > 0 && confirmations >= REQUIRED_BLOCKS;
  const isOver = expiresAt.getTime() <= Date.now();
  return {
    ref,
    state: stateOf({ inTime, received, due, isOver, isConfirmed }),
    isLate: inTime < due && received > inTime,
    coin: 'BTC',
    address,
    due,
    received,
    confirmations,
    required: REQUIRED_BLOCKS,
    expiresAt,
  };
};

/** The invoices since a moment, read in pages as from a real gateway. */
export const listChain = async function* (db: Db, since: Date): AsyncGenerator<GatewayRecord> {
  for (let skip = 0; ; skip += PAGE) {
    const rows = await db
      .selectFrom('sandbox_invoices')
      .select(['idempotency_key', 'ref', 'address', 'due', 'expires_at', 'created_at'])
      .where('created_at', '>=', since)
      .orderBy('created_at', 'desc')
      .orderBy('ref', 'desc')
      .limit(PAGE)
      .offset(skip)
      .execute();
    for (const row of rows) yield recordOf(row, await standing(db, row));
    if (rows.length < PAGE) return;
  }
};

const recordOf = (
  { idempotency_key: key, ref, due, created_at: createdAt }: Stored & { idempotency_key: string; created_at: Date },
  { state, isLate, received }: Omit<CryptoInvoice, 'payUrl'>,
): GatewayRecord => {
  const hasCome = state === 'settled' || isLate || (state === 'expired' && received > 0n);
  const undone = state === 'expired' || state === 'invalid' ? 'undone' : 'open';
  return {
    ...{ ref, key, of: null, createdAt, currency: null },
    amount: (due * COIN_PRICE) / UNITS_PER_COIN,
    state: hasCome ? 'done' : undone,
  };
};
