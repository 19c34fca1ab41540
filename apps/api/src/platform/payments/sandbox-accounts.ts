import type { Selectable } from 'kysely';
import type { Db } from '../database/tables.ts';
import type { SandboxAccountsTable } from '../database/gateway-tables.ts';
import { newId } from '../ids.ts';
import type { Sealer } from '../seal.ts';
import type { AccountLink, AccountLinkOrder, GatewayAccount } from './payout-gateway.ts';
import { announce } from './sandbox-events.ts';
import { isPageOpen, signPage, type SignedQuery } from './sandbox-links.ts';

export type SandboxAccount = Selectable<SandboxAccountsTable>;

/** The owner's choice on the sandbox's onboarding page. */
export type OnboardingAnswer = 'finish' | 'leave-document' | 'send-back';

const PAGE = 'sandbox-onboarding';
const LINK_MINUTES = 10;
/** Stripe's name of the requirement. */
const DOCUMENT = 'individual.verification.document';

const STATES: Readonly<Record<OnboardingAnswer, { requirements_due: string[]; sends_back: boolean }>> = {
  finish: { requirements_due: [], sends_back: false },
  'leave-document': { requirements_due: [DOCUMENT], sends_back: false },
  'send-back': { requirements_due: [], sends_back: true },
};

const present = (row: SandboxAccount): GatewayAccount => ({
  ref: row.ref,
  performerId: row.performer_id,
  detailsSubmitted: row.details_submitted,
  payoutsEnabled: row.payouts_enabled,
  requirementsDue: row.requirements_due,
});

export const makeSandboxAccount = async (db: Db, performerId: string): Promise<GatewayAccount> => {
  const ref = `acct_sandbox${newId().replaceAll('-', '')}`;
  await db
    .insertInto('sandbox_accounts')
    .values({ ref, performer_id: performerId })
    .onConflict((conflict) => conflict.column('performer_id').doNothing())
    .execute();
  const row = await db
    .selectFrom('sandbox_accounts')
    .selectAll()
    .where('performer_id', '=', performerId)
    .executeTakeFirstOrThrow();
  return present(row);
};

export const findSandboxAccount = async (db: Db, ref: string): Promise<GatewayAccount | null> => {
  const row = await db.selectFrom('sandbox_accounts').selectAll().where('ref', '=', ref).executeTakeFirst();
  return row ? present(row) : null;
};

export const linkSandboxAccount = async (
  db: Db,
  sealer: Sealer,
  { accountRef, returnPath, locale }: AccountLinkOrder,
): Promise<AccountLink> => {
  const link = newId();
  await db
    .updateTable('sandbox_accounts')
    .set({ link_id: link, return_path: returnPath })
    .where('ref', '=', accountRef)
    .execute();
  const { expires, signature } = signPage(sealer, PAGE, { subject: link, minutes: LINK_MINUTES });
  const query = new URLSearchParams({ expires: `${expires}`, signature, locale });
  return { url: `/api/sandbox/onboarding/${link}?${query.toString()}`, expiresAt: new Date(expires * 1000) };
};

/** The account of a link; undefined when the link was used, replaced, has expired or never existed. */
export const findLinked = (
  db: Db,
  sealer: Sealer,
  { link, ...query }: SignedQuery & { link: string },
): Promise<SandboxAccount | undefined> =>
  isPageOpen(sealer, PAGE, { ...query, subject: link })
    ? db.selectFrom('sandbox_accounts').selectAll().where('link_id', '=', link).executeTakeFirst()
    : Promise.resolve(undefined);

/** Uses a link; only the first answer counts. */
export const answerOnboarding = async (db: Db, link: string, answer: OnboardingAnswer): Promise<void> => {
  const state = STATES[answer];
  const account = await db
    .updateTable('sandbox_accounts')
    .set({ ...state, link_id: null, details_submitted: true, payouts_enabled: state.requirements_due.length === 0 })
    .where('link_id', '=', link)
    .returning('performer_id')
    .executeTakeFirst();
  if (account) await announce(db, 'account.updated', { kind: 'account', ref: account.performer_id });
};
