import { metadataOf, text } from './form.ts';
import { invalid, StandInRefusal, type Asked, type Standing, type Thing } from './standing.ts';

const LINK_SECONDS = 300;

export const createAccount = (standing: Standing, asked: Asked): Thing =>
  standing.add('acct', 'account', {
    ...{ metadata: metadataOf(asked), details_submitted: false, payouts_enabled: false },
    requirements: { currently_due: ['external_account', 'individual.verification.document'] },
  });

export const createLink = (standing: Standing, asked: Asked, origin: string): Thing => {
  const account = standing.find(text(asked.account), 'account');
  const link = standing.add('alnk', 'account_link', {
    ...{ account: account.id, expires_at: standing.now() + LINK_SECONDS, isUsed: false },
    ...{ return_url: text(asked.return_url), refresh_url: text(asked.refresh_url) },
  });
  link.url = `${origin}/onboarding/${link.id}`;
  return link;
};

/** Whether a link still opens its account: once, and for five minutes. */
export const isLinkOpen = (standing: Standing, link: Thing): boolean =>
  link.isUsed !== true && Number(link.expires_at) > standing.now();

/** Plays what its owner does on Stripe's pages. */
export const onboard = (standing: Standing, accountId: string, isComplete = true): Thing => {
  const account = standing.find(accountId, 'account');
  const due = isComplete ? [] : ['individual.verification.document'];
  Object.assign(account, {
    details_submitted: true,
    payouts_enabled: isComplete,
    requirements: { currently_due: due },
  });
  standing.tell('account.updated', account, account.id);
  return account;
};

const sum = (things: readonly Thing[]): number => things.reduce((total, { amount }) => total + Number(amount), 0);

/** What the platform has: charged, less given back and sent on. */
const balanceOf = (standing: Standing): number =>
  sum(standing.all('payment_intent').filter(({ status }) => status === 'succeeded')) -
  sum(standing.all('refund').filter(({ status }) => status !== 'failed')) -
  sum(standing.all('transfer').filter(({ reversed }) => reversed !== true));

export const createTransfer = (standing: Standing, asked: Asked): Thing => {
  const account = standing.find(text(asked.destination), 'account');
  const amount = Number(text(asked.amount));
  if (account.payouts_enabled !== true) throw invalid('insufficient_capabilities_for_transfer');
  if (amount > balanceOf(standing)) {
    throw new StandInRefusal(400, { type: 'invalid_request_error', code: 'balance_insufficient' });
  }
  const transfer = standing.add('tr', 'transfer', {
    ...{ amount, currency: text(asked.currency), destination: account.id },
    ...{ reversed: false, amount_reversed: 0 },
    ...{ transfer_group: text(asked.transfer_group) ?? null, metadata: metadataOf(asked) },
  });
  standing.tell('transfer.created', transfer);
  return transfer;
};

export const reverseTransfer = (standing: Standing, id: string): Thing => {
  const transfer = standing.find(id, 'transfer');
  Object.assign(transfer, { reversed: true, amount_reversed: transfer.amount });
  standing.tell('transfer.reversed', transfer);
  return transfer;
};
