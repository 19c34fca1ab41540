import type { Author } from '@barg/contract';
import { NotFoundError } from '../../errors/common-errors.ts';
import { toHundredths, type Hundredths } from '../../platform/money.ts';
import type { TwoSteps } from '../../platform/idempotency.ts';
import { together } from '../../platform/together.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { lockedStream } from '../../viewing/stream-audience.ts';
import { AmountOutOfBoundsError } from '../ledger/ledger.errors.ts';
import type { Settings } from '../settings/settings.defaults.ts';
import { settingsOf } from '../settings/settings.service.ts';
import { chargeWallet, presentCharge } from './charge.ts';
import { findPayee, findPostOwner, findStream, isConversationOf } from './wallet.repository.ts';
import type { ChargeResult, StreamTipBody, TipBody } from './wallet.schema.ts';

/**
 * Tips a performer.
 * @throws NotFoundError, AmountOutOfBoundsError, InsufficientBalanceError
 */
export const tip = (
  payer: Member,
  { performerId, amount, source, note }: TipBody & { performerId: string },
): TwoSteps<TipFacts, ChargeResult> => {
  const userId = payer.account.id;
  return {
    lookUp: (unit) =>
      together([
        settingsOf(unit),
        findPayee(unit.db, payer, performerId),
        belongsTo(unit, source, { payer, performerId }),
      ]),
    act: async (unit, [settings, performer, isHers]) => {
      const tokens = tipAmount(settings, amount);
      if (!performer || !isHers) throw new NotFoundError();
      const item = { type: source.type, id: source._id };
      const payment = { kind: 'tip', userId, performerId, amount: tokens, item, note: note ?? null } as const;
      return presentCharge(payment, performer, await chargeWallet(unit, payment));
    },
  };
};

type TipFacts = [settings: Settings, performer: Author | null, isHers: boolean];

/**
 * Tips the performer of a live stream; the tip is shown in its chat.
 * @throws NotFoundError when no such stream runs, the errors of {@link lockedStream} where the payer may not watch it,
 * AmountOutOfBoundsError, InsufficientBalanceError
 */
export const tipStream = async (
  unit: UnitOfWork,
  payer: Member,
  { streamId, amount, note }: StreamTipBody & { streamId: string },
): Promise<ChargeResult> => {
  const userId = payer.account.id;
  const tokens = tipAmount(await settingsOf(unit), amount);
  const stream = await findStream(unit.db, payer, streamId);
  if (!stream?.isLive) throw new NotFoundError();
  const item = { type: 'stream' as const, id: streamId };
  const performerId = stream.performer_id;
  const performer = await findPayee(unit.db, payer, performerId);
  if (!performer) throw new NotFoundError();
  if (!stream.may_watch) throw lockedStream(stream);
  const payment = { kind: 'tip', userId, performerId, amount: tokens, item, note: note ?? null } as const;
  const posting = await chargeWallet(unit, payment);
  await unit.callHook('onStreamTipped', { streamId, senderId: userId, amount: tokens });
  return presentCharge(payment, performer, posting);
};

/** The amount in hundredths, within the settings minimumTipPrice and maximumTipPrice. */
const tipAmount = ({ minimumTipPrice: minimum, maximumTipPrice: maximum }: Settings, amount: number): Hundredths => {
  const tokens = toHundredths(amount);
  if (tokens > 0n && tokens >= toHundredths(minimum) && tokens <= toHundredths(maximum)) return tokens;
  throw new AmountOutOfBoundsError({
    params: { minimum, maximum },
    details: [{ path: 'amount', code: 'out_of_bounds', message: `${minimum} to ${maximum}` }],
  });
};

/** Whether the named source of a tip exists and belongs to the performer. */
const belongsTo = async (
  unit: UnitOfWork,
  source: TipBody['source'],
  { payer, performerId }: { payer: Member; performerId: string },
): Promise<boolean> => {
  switch (source.type) {
    case 'profile':
      return source._id === performerId;
    case 'feed':
      return (await findPostOwner(unit.db, source._id)) === performerId;
    case 'stream':
      return (await findStream(unit.db, payer, source._id))?.performer_id === performerId;
    case 'conversation':
      return isConversationOf(unit.db, source._id, [payer.account.id, performerId]);
  }
};
