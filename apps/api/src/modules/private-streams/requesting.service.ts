import type { PrivateStream } from '@barg/contract';
import { NotFoundError } from '../../errors/common-errors.ts';
import { newId } from '../../platform/ids.ts';
import { fromHundredths, type Hundredths } from '../../platform/money.ts';
import { newEvent, toUser } from '../../platform/publisher.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { isUniqueViolation } from '../../shared/database-errors.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { holdTogether } from '../../viewing/pair-lock.ts';
import { ensurePrivateConversation } from '../conversations/conversations.repository.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { InsufficientBalanceError } from '../ledger/ledger.errors.ts';
import { findBalance } from '../ledger/ledger.repository.ts';
import { assertPrice } from '../ledger/price-agreed.ts';
import { notify } from '../notifications/notify.ts';
import { findPayee } from '../wallet/wallet.repository.ts';
import { AlreadyAskedError, PrivateStreamsOffError, TooFewMinutesError } from './private-streams.errors.ts';
import { announce } from './present-sessions.ts';
import { linkToSession } from './private-streams.presenter.ts';
import { findOpenId, insertSession, type SessionRow } from './private-streams.repository.ts';
import type { PrivateRequest } from './private-streams.schema.ts';
import { findSettings, type SettingsRow } from './settings.repository.ts';

/** The offer as it is, if it is what the fan has agreed to. @throws what speaks against it */
const agreedOffer = async (unit: UnitOfWork, asked: PrivateRequest): Promise<SettingsRow> => {
  const offer = await findSettings(unit.db, asked.performerId);
  if (!offer?.is_on || (asked.hasCamera && !offer.takes_camera)) throw new PrivateStreamsOffError();
  assertPrice(asked.expectedPrice, offer.price);
  if (asked.mostMinutes < offer.least_minutes) throw new TooFewMinutesError({ params: { least: offer.least_minutes } });
  return offer;
};

/** Nothing is taken before she accepts; but who could not pay does not ask. @throws InsufficientBalanceError */
const assertCovers = async (unit: UnitOfWork, fanId: string, needed: Hundredths): Promise<void> => {
  const missing = needed - (await findBalance(unit.db, walletOf(fanId)));
  if (missing <= 0n) return;
  const tokens = fromHundredths(missing);
  throw new InsufficientBalanceError({
    params: { missing: tokens },
    details: [{ path: 'balance', code: 'missing', message: tokens.toFixed(2) }],
  });
};

/** Two windows may ask at once: neither sees the other's request before both are written. @throws AlreadyAskedError */
const insertOnce = async (unit: UnitOfWork, session: Parameters<typeof insertSession>[1]): Promise<SessionRow> => {
  try {
    return await insertSession(unit.db, session);
  } catch (error) {
    if (isUniqueViolation(error, 'private_streams_pair_idx')) throw new AlreadyAskedError({ cause: error });
    throw error;
  }
};

/**
 * Asks a performer for a private stream.
 * @throws NotFoundError, PrivateStreamsOffError, PriceChangedError, TooFewMinutesError, AlreadyAskedError,
 * InsufficientBalanceError
 */
export const request = async (unit: UnitOfWork, fan: Member, asked: PrivateRequest): Promise<PrivateStream> => {
  const { performerId } = asked;
  const fanId = fan.account.id;
  await holdTogether(unit.db, fanId, performerId);
  if (!(await findPayee(unit.db, fan, performerId))) throw new NotFoundError();
  const { price, least_minutes } = await agreedOffer(unit, asked);
  if (await findOpenId(unit.db, fanId, performerId)) throw new AlreadyAskedError();
  await assertCovers(unit, fanId, price * BigInt(least_minutes));
  const conversation_id = await ensurePrivateConversation(unit.db, fanId, performerId);
  const row = await insertOnce(unit, {
    ...{ id: newId(), performer_id: performerId, fan_id: fanId, conversation_id, price, least_minutes },
    ...{ most_minutes: asked.mostMinutes, has_camera: asked.hasCamera },
  });
  const link = linkToSession(row.id);
  await notify(unit, { userId: performerId, kind: 'private-request', actorId: fanId, amount: price, link });
  const event = newEvent('private-request.created', { conversationId: conversation_id, sessionId: row.id });
  unit.publish(toUser(performerId), event);
  return announce(unit, row, fanId);
};
