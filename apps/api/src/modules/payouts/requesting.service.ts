import type { Context } from '../../context.ts';
import type { AppError } from '../../errors/app-error.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { newId } from '../../platform/ids.ts';
import { fromHundredths, toHundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { isAboveFourEyes } from './four-eyes.ts';
import { destinationOf } from './methods.service.ts';
import {
  BelowMinimumError,
  NoPayoutMethodError,
  NotEnoughAvailableError,
  PayoutChangedError,
  PayoutDebtError,
  PayoutPendingError,
  PayoutStateError,
} from './payouts.errors.ts';
import { insertEvent, insertRequest, lockRequest, updateRequest, type PayoutRow } from './payouts.repository.ts';
import type { ChangePayoutBody, Refusal, RequestPayoutBody } from './payouts.schema.ts';
import { quotePayout, type PayoutQuote } from './quote.ts';
import { lockEarnings, release, reserve } from './reservation.ts';

type Gateways = Pick<Context, 'gateways'>;

const REFUSALS: Record<Refusal, (quote: PayoutQuote) => AppError> = {
  'payout.pending': () => new PayoutPendingError(),
  'payout.debt': ({ owed }) => new PayoutDebtError({ params: { owed: fromHundredths(owed) } }),
  'payout.no_method': () => new NoPayoutMethodError(),
  'payout.below_minimum': ({ minimum }) => new BelowMinimumError({ params: { minimum: fromHundredths(minimum) } }),
  'payout.not_enough': ({ available }) =>
    new NotEnoughAvailableError({ params: { available: fromHundredths(available) } }),
};

/** @throws the errors of the quote's reasons, and PayoutChangedError when it is not what the caller saw */
const assertAsSeen = (quote: PayoutQuote, expectedNet: number): void => {
  const [reason] = quote.reasons;
  if (reason) throw REFUSALS[reason](quote);
  if (toHundredths(expectedNet) !== quote.net) {
    throw new PayoutChangedError({ params: { net: fromHundredths(quote.net), currency: quote.currency } });
  }
};

/**
 * Requests a payout: the amount is calculated again with locked accounts, and reserved.
 * @throws the errors of the quote's reasons, NoPayoutMethodError, PayoutChangedError
 */
export const requestPayout = async (
  context: Gateways,
  unit: UnitOfWork,
  performerId: string,
  { amount, methodId, note, expectedNet }: RequestPayoutBody,
): Promise<PayoutRow> => {
  await lockEarnings(unit, performerId);
  const quote = await quotePayout(unit.db, performerId, { amount: toHundredths(amount) });
  assertAsSeen(quote, expectedNet);
  const request = await insertRequest(unit.db, {
    ...{ id: newId(), performer_id: performerId, note },
    ...(await destinationOf(context, unit.db, { performerId, kind: methodId })),
    ...moneyOf(quote),
    takes_two: await isAboveFourEyes(unit.db, quote.amount),
  });
  await reserve(unit, request, quote.amount);
  await insertEvent(unit.db, {
    ...{ request_id: request.id, kind: 'requested', actor_id: performerId },
    ...{ amount: quote.amount, text: note },
  });
  return request;
};

const moneyOf = ({ amount, fee, net, currency }: PayoutQuote) => ({ amount, fee, net, currency });

type Destination = Awaited<ReturnType<typeof destinationOf>>;

/** Whether a change would leave a request as it is; also what it is sent to has to be the same, not only its kind. */
const isAsBefore = (
  before: PayoutRow,
  { money, note, destination }: { money: ReturnType<typeof moneyOf>; note: string; destination: Destination | null },
): boolean =>
  (['amount', 'fee', 'net', 'currency'] as const).every((name) => money[name] === before[name]) &&
  note === before.note &&
  (destination === null ||
    (destination.method === before.method && before.sealed?.equals(destination.sealed) === true));

/**
 * Changes a request that is not decided yet: its reservation changes by the difference. The approval of the first of
 * two operators is dropped. What changes nothing writes nothing: operators have seen this request already.
 * @throws NotFoundError, PayoutStateError, and the errors of requesting one
 */
export const changePayout = async (
  context: Gateways,
  unit: UnitOfWork,
  performerId: string,
  { id, ...change }: ChangePayoutBody & { id: string },
): Promise<PayoutRow> => {
  const before = await lockOwn(unit, performerId, id);
  await lockEarnings(unit, performerId);
  if (change.withdrawn) return withdraw(unit, before);
  const amount = change.amount === undefined ? before.amount : toHundredths(change.amount);
  const quote = await quotePayout(unit.db, performerId, { amount, changes: before });
  assertAsSeen(quote, change.expectedNet ?? 0);
  const { methodId, note = before.note } = change;
  const destination =
    methodId === undefined ? null : await destinationOf(context, unit.db, { performerId, kind: methodId });
  const money = moneyOf(quote);
  if (isAsBefore(before, { money, note, destination })) return before;
  const difference = amount - before.amount;
  if (difference > 0n) await reserve(unit, before, difference);
  if (difference < 0n) await release(unit, before, -difference);
  const after = await updateRequest(unit.db, id, {
    ...money,
    ...destination,
    ...{ note, first_approver_id: null, takes_two: await isAboveFourEyes(unit.db, quote.amount) },
  });
  const event = { request_id: id, kind: 'changed', actor_id: performerId, amount, text: note } as const;
  await insertEvent(unit.db, event);
  return after;
};

const withdraw = async (unit: UnitOfWork, request: PayoutRow): Promise<PayoutRow> => {
  const { id, performer_id: performerId, amount } = request;
  await release(unit, request, amount);
  await insertEvent(unit.db, { request_id: id, kind: 'withdrawn', actor_id: performerId, amount });
  return updateRequest(unit.db, id, { status: 'rejected', reason: 'withdrawn' });
};

const lockOwn = async ({ db }: UnitOfWork, performerId: string, id: string): Promise<PayoutRow> => {
  const request = await lockRequest(db, id);
  if (request?.performer_id !== performerId) throw new NotFoundError();
  if (request.status !== 'pending-review') throw new PayoutStateError();
  return request;
};
