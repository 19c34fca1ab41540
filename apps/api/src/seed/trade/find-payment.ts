import { toHundredths } from '../../platform/money.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

/** The latest payment of somebody for so many tokens. */
export const findPayment = ({ db }: UnitOfWork, userId: string, tokens: number) =>
  db
    .selectFrom('payments')
    .select(['id', 'amount'])
    .where('user_id', '=', userId)
    .where('tokens', '=', toHundredths(tokens))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
