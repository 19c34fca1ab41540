import { NotFoundError } from '../../errors/common-errors.ts';
import { fromHundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { giveBack } from './settling.service.ts';
import { TicketNotReturnableError } from './stream-tickets.errors.ts';
import { lockHeldOf, lockSold } from './stream-tickets.repository.ts';
import type { TicketReturn } from './stream-tickets.schema.ts';

/**
 * Gives the caller's ticket of a moved stream back: the whole price, at once. The stream is locked with it, so that it does
 * not begin meanwhile.
 * @throws NotFoundError for who has no ticket whose price is held, TicketNotReturnableError
 */
export const returnTicket = async (
  unit: UnitOfWork,
  { streamId, userId }: { streamId: string; userId: string },
): Promise<TicketReturn> => {
  await lockSold(unit.db, streamId);
  const ticket = await lockHeldOf(unit.db, streamId, userId);
  if (!ticket) throw new NotFoundError();
  if (!ticket.isReturnable) throw new TicketNotReturnableError();
  const { amount, balance } = await giveBack(unit, ticket);
  return { amount: fromHundredths(amount), balance: fromHundredths(balance) };
};
