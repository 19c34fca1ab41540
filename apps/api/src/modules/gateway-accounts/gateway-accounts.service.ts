import type { Context } from '../../context.ts';
import { InvalidValuesError } from '../../errors/common-errors.ts';
import type { GatewayAccount, PayoutGateway } from '../../platform/payments/payout-gateway.ts';
import type { Account } from '../../viewing/caller.ts';
import { assertConfirmed } from '../accounts/confirmation.ts';
import { activeProvider, gatewayOf } from '../payments/cards.service.ts';
import {
  findAccountRow,
  forgetAccountRef,
  lockAccountRow,
  saveAccount,
  type AccountRow,
} from './gateway-accounts.repository.ts';
import type { AccountStanding, OnboardingLink } from './gateway-accounts.schema.ts';

const PAGE = '/creator/payouts';

type Parts = Pick<Context, 'gateways' | 'db'>;

const standingOf = ({ ref, detailsSubmitted, payoutsEnabled, requirementsDue }: GatewayAccount): AccountStanding => ({
  accountId: ref,
  detailsSubmitted,
  payoutsEnabled,
  requirementsDue,
});

/** What the gateway has under a name; null where it is gone, or somebody else's. */
const readAt = async (gateway: PayoutGateway, row: AccountRow): Promise<GatewayAccount | null> => {
  if (row.provider_ref === null) return null;
  const account = await gateway.findAccount(row.provider_ref);
  return account?.performerId === row.performer_id ? account : null;
};

/** The account of a performer, made where there is none. No transaction is open while the gateway is asked. */
const holdAccount = async (context: Parts, performerId: string): Promise<GatewayAccount> => {
  const provider = activeProvider(context);
  const gateway = gatewayOf(context, provider).payouts;
  const row = await lockAccountRow(context.db, performerId, provider);
  const known = await readAt(gateway, row);
  if (known) return known;
  const { created_at: askedAt } = row.provider_ref === null ? row : await forgetAccountRef(context.db, row);
  return gateway.createAccount({ performerId, askedAt });
};

/**
 * Answers a link by which a performer tells the gateway who she is and where her bank is: a new one each time, since it
 * opens once. It shows what she told before, so the session is one that was confirmed lately.
 * @throws ConfirmationRequiredError, GatewayUnavailableError
 */
export const openOnboarding = async (
  context: Context,
  owner: Account,
  { locale }: { locale: string },
): Promise<OnboardingLink> => {
  await assertConfirmed(context.db, owner);
  const provider = activeProvider(context);
  const account = await holdAccount(context, owner.id);
  await saveAccount(context.db, { performer_id: owner.id, provider }, account);
  const { url, expiresAt } = await gatewayOf(context, provider).payouts.createAccountLink({
    accountRef: account.ref,
    returnPath: `${PAGE}?account=returned`,
    refreshPath: `${PAGE}?account=again`,
    locale,
  });
  return { ...standingOf(account), url, expiresAt: expiresAt.toISOString() };
};

const NONE: AccountStanding = { accountId: null, detailsSubmitted: false, payoutsEnabled: false, requirementsDue: [] };

/** How a performer's account stands at the gateway now: that she came back from its pages proves nothing. */
export const readOwnAccount = async (context: Parts, performerId: string): Promise<AccountStanding> => {
  const provider = activeProvider(context);
  const account = await readAccount(context, performerId, provider);
  return account ? standingOf(account) : NONE;
};

/** Reads an account again and writes down how it stands; null where there is none. */
export const readAccount = async (
  context: Parts,
  performerId: string,
  provider: string,
): Promise<GatewayAccount | null> => {
  const row = await findAccountRow(context.db, performerId, provider);
  const account = row && (await readAt(gatewayOf(context, provider).payouts, row));
  if (!row || !account) return null;
  await saveAccount(context.db, row, account);
  return account;
};

/**
 * Whoever is paid by the gateway is paid to the account that she has there, once it takes money.
 * @throws InvalidValuesError for any other account
 */
export const assertOwnAccount = async (context: Parts, performerId: string, accountId: string): Promise<void> => {
  const account = await readAccount(context, performerId, activeProvider(context));
  if (account?.ref === accountId && account.payoutsEnabled) return;
  throw new InvalidValuesError({ details: [{ path: 'accountId', code: 'invalid_value', message: 'not open' }] });
};
