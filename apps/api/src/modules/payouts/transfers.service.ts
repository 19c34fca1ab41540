import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Transfer, TransferOutcome } from '../../platform/payments/payout-gateway.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { gatewayThatMade, isConfigured, providerInUse } from '../payments/gateway-choice.ts';
import { assertPayable } from './payout-actions.ts';
import { sealedFor } from './sealed-details.ts';
import { findRequest, lockRequest, type PayoutRow } from './payouts.repository.ts';
import { recordFailed, recordReturned, recordSent } from './payout-outcomes.ts';
import { markTransfer, planTransfer } from './transfers.repository.ts';

const HOUR_MS = 60 * 60_000;
/** How long a transfer that the gateway does not know may be sent again with the same key. */
const RESEND_WINDOW_MS = 20 * HOUR_MS;
/** A failed transfer is retried daily, up to `MAX_ATTEMPTS` times; then an operator decides. */
const RETRY_MS = 24 * HOUR_MS;
const MAX_ATTEMPTS = 5;

const BY_SITE = { operatorId: null };

/** Why a transfer failed whose gateway is gone: an operator has to find out there whether it was made. */
const GATEWAY_GONE = 'gateway_gone';
/** Its answer was lost for longer than the gateway keeps keys: whether it was made is found out by a person. */
const UNKNOWN = 'unknown_to_gateway';
/** Why a transfer came back whose gateway does not tell: the performer's bank is the only one that can send it back. */
const NOT_ACCEPTED = 'not_accepted_by_bank';
/** Failures after which nothing is sent again by itself: it may have been sent. */
const FOR_OPERATORS: ReadonlySet<string> = new Set([GATEWAY_GONE, UNKNOWN]);

/**
 * Sends an approved payout to the performer's account at the gateway, or asks for the result when it was sent before.
 * Can be repeated, also concurrently: the key is stored first, and the gateway carries it out once. Sent transfers are
 * asked about too, because they may be returned. It is always the gateway of the row that is asked; once another one is
 * in use, an operator sends what was not sent yet.
 */
export const settleTransfer = async (context: Context, requestId: string): Promise<void> => {
  const row = await findRequest(context.db, requestId);
  if (!isTransferred(row)) return;
  if (!isConfigured(context, row.provider)) return giveUpTransfer(context, row);
  if (row.status === 'paid') return followSent(context, row);
  if (row.transfer_id === null && row.provider !== providerInUse(context)) return;
  const begun = row.transfer_id === null ? await begin(context, requestId) : { row, isFirst: false };
  if (begun?.row.status !== 'approved') return;
  const outcome = await askGateway(context, begun);
  await context.work((unit) => recordOutcome(unit, requestId, outcome));
};

/** A payout to an account at a gateway. */
type Transferred = PayoutRow & { provider: string };

const isTransferred = (row: PayoutRow | undefined): row is Transferred => typeof row?.provider === 'string';

/** Leaves a transfer without an answer to an operator, once the gateway that was asked is gone for good. */
const giveUpTransfer = async (context: Context, { id, status, transfer_asked_at: askedAt }: Transferred) => {
  const isOver = askedAt !== null && Date.now() - askedAt.getTime() > RESEND_WINDOW_MS;
  if (status !== 'approved' || !isOver) return;
  await context.work((unit) => recordOutcome(unit, id, { status: 'failed', reason: GATEWAY_GONE }));
};

interface Begun {
  row: Transferred;
  /** Whether the gateway was never asked with this key. */
  isFirst: boolean;
}

/** Stores that the gateway is about to be asked; null while the payout is blocked. */
const begin = (context: Context, requestId: string): Promise<Begun | null> =>
  context.work(async (unit) => {
    const row = await lockRequest(unit.db, requestId);
    if (!isTransferred(row) || row.status !== 'approved' || row.transfer_try_at === null) return null;
    if (row.transfer_id !== null) return { row, isFirst: false };
    if (!(await mayLeave(unit, row))) {
      await planTransfer(unit.db, requestId, { at: new Date(Date.now() + HOUR_MS), isOver: false });
      return null;
    }
    const transfer_id = await markTransfer(unit.db, requestId);
    return { row: { ...row, transfer_id, transfer_asked_at: new Date() }, isFirst: true };
  });

const mayLeave = async (unit: UnitOfWork, row: PayoutRow): Promise<boolean> => {
  try {
    await assertPayable(unit, row);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
};

const askGateway = async (context: Context, { row, isFirst }: Begun): Promise<TransferOutcome> => {
  const { payouts } = gatewayThatMade(context, row);
  const transfer = transferOf(context, row);
  const known = isFirst ? null : await payouts.findTransfer(transfer);
  if (known) return known;
  const age = Date.now() - (row.transfer_asked_at?.getTime() ?? 0);
  return age > RESEND_WINDOW_MS ? { status: 'failed', reason: UNKNOWN } : payouts.transfer(transfer);
};

const transferOf = ({ sealer }: Context, row: PayoutRow): Transfer => {
  if (row.sealed === null || row.transfer_id === null) throw new Error(`the payout ${row.id} goes nowhere`);
  const details = JSON.parse(sealer.open(row.sealed, sealedFor(row.performer_id, row.method))) as { accountId: string };
  const { transfer_id: idempotencyKey, net: amount, currency } = row;
  return { idempotencyKey, accountRef: details.accountId, amount, currency };
};

const recordOutcome = async (unit: UnitOfWork, requestId: string, outcome: TransferOutcome): Promise<void> => {
  const row = await lockRequest(unit.db, requestId);
  if (row?.status !== 'approved' || row.transfer_id === null) return;
  if (outcome.status === 'failed') {
    const isLast = row.transfer_attempts + 1 >= MAX_ATTEMPTS || FOR_OPERATORS.has(outcome.reason);
    const at = isLast ? null : new Date(Date.now() + RETRY_MS);
    await planTransfer(unit.db, requestId, { at, isOver: true });
    return recordFailed(unit, row, { ...BY_SITE, reference: row.transfer_id, text: outcome.reason });
  }
  await planTransfer(unit.db, requestId, { at: null, isOver: false });
  await recordSent(unit, row, { ...BY_SITE, reference: outcome.ref });
  if (outcome.status === 'returned') await takeBack(unit, requestId, outcome);
};

const followSent = async (context: Context, row: Transferred): Promise<void> => {
  if (row.transfer_id === null || row.sealed === null) return;
  const { payouts } = gatewayThatMade(context, row);
  const outcome = await payouts.findTransfer(transferOf(context, row));
  if (outcome?.status === 'returned') await context.work((unit) => takeBack(unit, row.id, outcome));
};

type Returned = Extract<TransferOutcome, { status: 'returned' }>;

/** A returned transfer becomes earnings again; why it came back is kept as a code, which pages and letters have words for. */
const takeBack = async (unit: UnitOfWork, requestId: string, { reason }: Returned): Promise<void> => {
  const row = await lockRequest(unit.db, requestId);
  if (row?.status === 'paid') await recordReturned(unit, row, { ...BY_SITE, text: reason ?? NOT_ACCEPTED });
};
