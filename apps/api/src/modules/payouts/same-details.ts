import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import type { Context } from '../../context.ts';
import type { PayoutMethodsTable } from '../../platform/database/payout-tables.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { payoutMethodBody, type PayoutDetails } from './methods.schema.ts';
import { sealedFor } from './sealed-details.ts';

type MethodRow = Selectable<PayoutMethodsTable>;

/** Locks the performer's row, so that changes of her payout methods come one after the other: a first one has no row. */
export const lockMethods = async (db: Queryable, performerId: string): Promise<void> => {
  await db.selectFrom('performers').select('user_id').where('user_id', '=', performerId).forUpdate().execute();
};

/** Mail accounts are the same in any letters. Spaces and letters of accounts are normalised by the schema. */
const compared = (details: PayoutDetails): PayoutDetails =>
  details.kind === 'paypal' ? { ...details, email: details.email.toLowerCase() } : details;

/** What stands there; null for what was sealed with a key that is gone, or is no such details by now. */
const opened = ({ sealer }: Pick<Context, 'sealer'>, row: MethodRow): PayoutDetails | null => {
  try {
    const stored: unknown = JSON.parse(sealer.open(row.sealed, sealedFor(row.performer_id, row.kind)));
    return payoutMethodBody.safeParse(stored).data ?? null;
  } catch {
    return null;
  }
};

interface Asked {
  performerId: string;
  details: PayoutDetails;
  /** The gateway of an account at one; null for all others. */
  provider: string | null;
}

/** The performer's method if it has exactly these details already: setting them changes nothing. */
export const findSame = async (
  context: Pick<Context, 'sealer'>,
  db: Queryable,
  { performerId, details, provider }: Asked,
): Promise<MethodRow | null> => {
  const row = await db
    .selectFrom('payout_methods')
    .selectAll()
    .where('performer_id', '=', performerId)
    .where('kind', '=', details.kind)
    .executeTakeFirst();
  if (row?.provider !== provider) return null;
  const stored = opened(context, row);
  return stored && isDeepStrictEqual(compared(stored), compared(details)) ? row : null;
};
