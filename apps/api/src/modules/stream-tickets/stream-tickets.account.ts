import { sql } from 'kysely';
import type { ExportSection, HookData } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { tokensSql } from '../../shared/tokens-sql.ts';
import { lockBanned } from './closed-tickets.repository.ts';
import { refundTicket } from './settling.service.ts';
import { TicketsOpenError } from './stream-tickets.errors.ts';
import { countSold, hasTicketOpen, lockParted, lockReturning } from './stream-tickets.repository.ts';

export const exportSections = {
  streamTickets: (id) => sql`
    select ticket.id as key, ticket.id as "_id", streams.title, ${tokensSql('ticket.price')} as price, ticket.status,
      ticket.country, ticket.created_at as "createdAt", ticket.settled_at as "settledAt"
    from stream_tickets ticket join streams on streams.id = ticket.stream_id where ticket.user_id = ${id}`,
} satisfies Record<string, ExportSection>;

/** Gives back what a fan paid for streams that a block closes to him, see {@link lockParted}. */
export const refundParted = async (unit: UnitOfWork, { blockerId, blockedId }: HookData['onParted']): Promise<void> => {
  for (const ticket of await lockParted(unit.db, blockerId, blockedId)) await refundTicket(unit, ticket);
};

/** The same for a ban from her streams, see {@link lockBanned}. */
export const refundBanned = async (unit: UnitOfWork, ban: HookData['onBanned']): Promise<void> => {
  for (const ticket of await lockBanned(unit.db, ban)) await refundTicket(unit, ticket);
};

/**
 * Nothing stays held for who leaves, because the ledger moves nothing of a deleted account: tickets of streams that have
 * not begun come back, as part of the balance that is given up; others are the performer's, and are waited for. What she
 * has sold ahead is called off with her streams, and comes back to its fans by a job.
 * @throws TicketsOpenError
 */
export const endTickets = async (unit: UnitOfWork, { userId }: HookData['onLeaving']): Promise<void> => {
  if (await hasTicketOpen(unit.db, userId)) throw new TicketsOpenError();
  for (const ticket of await lockReturning(unit.db, userId)) await refundTicket(unit, ticket);
};

/** What comes back to the fans of a performer whose announced streams are called off; her own is in her balance. */
export const tellTickets = async ({ db }: UnitOfWork, { userId, tell }: HookData['onLeavingAsked']): Promise<void> =>
  tell({ what: 'sold-tickets', ...(await countSold(db, userId)) });
