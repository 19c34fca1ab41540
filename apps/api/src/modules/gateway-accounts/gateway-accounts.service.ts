import type { Context } from '../../context.ts';
import { InvalidValuesError } from '../../errors/common-errors.ts';
import type { GatewayAccount, PayoutGateway } from '../../platform/payments/payout-gateway.ts';
import type { Account } from '../../viewing/caller.ts';
import { assertConfirmed } from '../accounts/confirmation.ts';
import { activeProvider, gatewayOf } from '../payments/gateway-choice.ts';
import {
  findAccountRow,
  forgetAccountRef,
  ensureAccountRow,
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

/** The account of a row at its gateway; null when it does not exist any more or belongs to somebody else. */
const readAt = async (gateway: PayoutGateway, row: AccountRow): Promise<GatewayAccount | null> => {
  if (row.provider_ref === null) return null;
  const account = await gateway.findAccount(row.provider_ref);
  return account?.performerId === row.performer_id ? account : null;
};

/** A performer's account at the gateway, created if necessary. Not in a transaction, because the gateway is asked. */
const ensureAccount = async (context: Parts, performerId: string): Promise<GatewayAccount> => {
  const provider = activeProvider(context);
  const gateway = gatewayOf(context, provider).payouts;
  const row = await ensureAccountRow(context.db, performerId, provider);
  const known = await readAt(gateway, row);
  if (known) return known;
  const { created_at: askedAt } = row.provider_ref === null ? row : await forgetAccountRef(context.db, row);
  return gateway.createAccount({ performerId, askedAt });
};

/**
 * Creates a single-use link to the gateway's pages, where a performer enters her identity and bank account. They show
 * what she has entered before, so the session must have been confirmed recently.
 * @throws ConfirmationRequiredError, GatewayUnavailableError
 */
export const openOnboarding = async (
  context: Context,
  owner: Account,
  { locale }: { locale: string },
): Promise<OnboardingLink> => {
  await assertConfirmed(context.db, owner);
  const provider = activeProvider(context);
  const account = await ensureAccount(context, owner.id);
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

/** The current state of a performer's account at the gateway; that she has returned from its pages proves nothing. */
export const readOwnAccount = async (context: Parts, performerId: string): Promise<AccountStanding> => {
  const provider = activeProvider(context);
  const account = await readAccount(context, performerId, provider);
  return account ? standingOf(account) : NONE;
};

/** Reads an account at its gateway and stores its state; null when there is none. */
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

/** Checks that an account is the performer's own and can receive payouts. @throws InvalidValuesError */
export const assertOwnAccount = async (
  context: Parts,
  { performerId, provider, accountId }: { performerId: string; provider: string; accountId: string },
): Promise<void> => {
  const account = await readAccount(context, performerId, provider);
  if (account?.ref === accountId && account.payoutsEnabled) return;
  throw new InvalidValuesError({ details: [{ path: 'accountId', code: 'invalid_value', message: 'not open' }] });
};
