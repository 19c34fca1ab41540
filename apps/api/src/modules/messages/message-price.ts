import type { Hundredths } from '../../platform/money.ts';
import { toHundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import type { Viewer } from '../../viewing/access.policy.ts';
import { isVerifiedPerformer } from '../../viewing/verified-performer.ts';
import { askingPrice } from '../settings/asking-price.ts';
import { MessageNotSellableError, MessagePriceError } from './messages.errors.ts';
import type { Place } from './places.ts';

/** Whether the other member is somebody who pays: performers have no wallet. */
const isToFan = async (db: Queryable, { kind, memberIds }: Place, senderId: string): Promise<boolean> => {
  const otherId = memberIds.find((id) => id !== senderId);
  if (kind !== 'private' || otherId === undefined) return false;
  const row = await db.selectFrom('users').select('role').where('id', '=', otherId).executeTakeFirst();
  return row?.role === 'user';
};

/**
 * What a message is going to cost, within the bounds of everything that is sold.
 * @throws MessageNotSellableError, MessagePriceError
 */
export const priceOf = async (db: Queryable, place: Place, sender: Viewer, tokens: number): Promise<Hundredths> => {
  const price = toHundredths(tokens);
  if (price === 0n) return 0n;
  const isSeller = sender.role === 'performer' && (await isVerifiedPerformer(db, sender.id));
  if (!isSeller || !(await isToFan(db, place, sender.id))) throw new MessageNotSellableError();
  return askingPrice(db, 'paid', price, MessagePriceError);
};
