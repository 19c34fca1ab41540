import Stripe from 'stripe';
import type {
  AccountLink,
  AccountLinkOrder,
  AccountOwner,
  GatewayAccount,
  PayoutGateway,
  Transfer,
  TransferOutcome,
} from '../payout-gateway.ts';
import { orMissing } from './stripe-client.ts';
import { toMinor } from './stripe-money.ts';

/** The metadata field with an account's performer. */
export const ACCOUNT_OWNER = 'barg_performer';
/** The metadata field with a transfer's idempotency key. */
export const TRANSFER_KEY = 'barg_transfer';

const PAGE = 100;
const EARLIER_SECONDS = 600;
/** Within this time the idempotency key prevents a second account. */
const KEY_LIVES_MS = 20 * 60 * 60_000;

const present = (account: Stripe.Account): GatewayAccount => ({
  ref: account.id,
  performerId: account.metadata?.[ACCOUNT_OWNER] ?? '',
  detailsSubmitted: account.details_submitted,
  payoutsEnabled: account.payouts_enabled,
  requirementsDue: account.requirements?.currently_due ?? [],
});

/** Creates an account whose bank details Stripe collects; fees and losses are the platform's, as with the charges. */
const createAccount = async (stripe: Stripe, { performerId, askedAt }: AccountOwner): Promise<GatewayAccount> => {
  const isOld = Date.now() - askedAt.getTime() > KEY_LIVES_MS;
  const lost = isOld ? await findLostAccount(stripe, { performerId, askedAt }) : null;
  if (lost) return lost;
  const account = await stripe.accounts.create(
    {
      controller: {
        fees: { payer: 'application' },
        losses: { payments: 'application' },
        stripe_dashboard: { type: 'express' },
      },
      capabilities: { transfers: { requested: true } },
      metadata: { [ACCOUNT_OWNER]: performerId },
    },
    { idempotencyKey: `account:${performerId}:${askedAt.getTime()}` },
  );
  return present(account);
};

/** An account that was created while its answer was lost. */
const findLostAccount = async (
  stripe: Stripe,
  { performerId, askedAt }: AccountOwner,
): Promise<GatewayAccount | null> => {
  const since = Math.floor(askedAt.getTime() / 1000) - EARLIER_SECONDS;
  for await (const account of stripe.accounts.list({ created: { gte: since }, limit: PAGE })) {
    if (account.metadata?.[ACCOUNT_OWNER] === performerId) return present(account);
  }
  return null;
};

const createAccountLink = async (
  stripe: Stripe,
  addressOf: (path: string) => string,
  { accountRef, returnPath, refreshPath }: AccountLinkOrder,
): Promise<AccountLink> => {
  const { url, expires_at: expires } = await stripe.accountLinks.create({
    account: accountRef,
    type: 'account_onboarding',
    return_url: addressOf(returnPath),
    refresh_url: addressOf(refreshPath),
  });
  return { url, expiresAt: new Date(expires * 1000) };
};

const outcomeOf = ({ id: ref, reversed }: Stripe.Transfer): TransferOutcome => ({
  ref,
  status: reversed ? 'returned' : 'sent',
});

/** Makes a transfer; a refusal of Stripe, such as for an insufficient balance, means that it was not made. */
const makeTransfer = async (stripe: Stripe, transfer: Transfer): Promise<TransferOutcome> => {
  const { idempotencyKey, accountRef, amount, currency } = transfer;
  try {
    const made = await stripe.transfers.create(
      {
        amount: toMinor(amount, currency),
        currency: currency.toLowerCase(),
        destination: accountRef,
        transfer_group: idempotencyKey,
        metadata: { [TRANSFER_KEY]: idempotencyKey },
      },
      { idempotencyKey: `transfer:${idempotencyKey}` },
    );
    return outcomeOf(made);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    return { status: 'failed', reason: error.code ?? error.message };
  }
};

const findTransfer = async (stripe: Stripe, { idempotencyKey }: Transfer): Promise<TransferOutcome | null> => {
  for await (const made of stripe.transfers.list({ transfer_group: idempotencyKey, limit: PAGE })) {
    if (made.metadata[TRANSFER_KEY] === idempotencyKey) return outcomeOf(made);
  }
  return null;
};

export const createStripePayouts = (stripe: Stripe, addressOf: (path: string) => string): PayoutGateway => ({
  createAccount: (owner) => createAccount(stripe, owner),
  findAccount: async (ref) => {
    const account = await orMissing(stripe.accounts.retrieve(ref));
    return account && present(account);
  },
  createAccountLink: (order) => createAccountLink(stripe, addressOf, order),
  transfer: (transfer) => makeTransfer(stripe, transfer),
  findTransfer: (transfer) => findTransfer(stripe, transfer),
});
