import { maskedOf } from '../../modules/payouts/methods.schema.ts';
import { sealedFor } from '../../modules/payouts/sealed-details.ts';
import type { Transaction } from '../../platform/database/tables.ts';
import type { Sealer } from '../../platform/seal.ts';
import type { People } from '../build/people.ts';
import type { Username } from '../data/types.ts';
import type { World } from '../world.ts';
import { insertAll } from './insert-all.ts';

const PAID_BY_GATEWAY: readonly Username[] = ['mahsa.art', 'saman.daf'];
/** Longer ago than the three days for which nothing is sent to new details. */
const GIVEN_DAYS_AGO = 30;

/**
 * Accounts at the sandbox gateway, through and chosen for payouts, so that in the demo a payout can be watched to its
 * end: details that somebody gives there are held back for three days.
 */
export const writePayoutAccounts = async (
  db: Transaction,
  { sealer, world, people }: { sealer: Sealer; world: World; people: People },
): Promise<void> => {
  const changed_at = world.daysAgo(GIVEN_DAYS_AGO);
  const owners = PAID_BY_GATEWAY.map((username) => {
    const { id: performer_id } = people.find(username);
    const ref = `acct_sandbox${world.newId(changed_at).replaceAll('-', '')}`;
    return { performer_id, ref, details: { kind: 'stripe', accountId: ref } as const };
  });
  const state = { details_submitted: true, payouts_enabled: true, created_at: changed_at };
  await insertAll(
    db,
    'sandbox_accounts',
    owners.map(({ performer_id, ref }) => ({ performer_id, ref, ...state })),
  );
  await insertAll(
    db,
    'gateway_accounts',
    owners.map(({ performer_id, ref }) => ({ performer_id, provider: 'sandbox', provider_ref: ref, ...state })),
  );
  await insertAll(
    db,
    'payout_methods',
    owners.map(({ performer_id, details }) => ({
      performer_id,
      kind: details.kind,
      sealed: sealer.seal(JSON.stringify(details), sealedFor(performer_id, details.kind)),
      masked: JSON.stringify(maskedOf(details)),
      provider: 'sandbox',
      changed_at,
    })),
  );
};
