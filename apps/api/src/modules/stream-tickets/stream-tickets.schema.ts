import { z } from 'zod';
import { dataOf } from '../../shared/wire.ts';

/** In tokens: what came back, and the wallet's balance after it. */
export const ticketReturnSchema = z.object({ amount: z.number(), balance: z.number() }).meta({ id: 'TicketReturn' });

export type TicketReturn = z.infer<typeof ticketReturnSchema>;

export const ticketReturnAnswer = dataOf(ticketReturnSchema);
