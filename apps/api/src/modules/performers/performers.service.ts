import type { Context } from '../../context.ts';
import { ForbiddenError, NotFoundError } from '../../errors/common-errors.ts';
import type { Account } from '../../viewing/caller.ts';
import { UsernameReservedError, toTakenError } from '../accounts/accounts.errors.ts';
import { countEmailChange } from '../accounts/email-change.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { isReservedUsername } from '../accounts/reserved-usernames.ts';
import { claimUsername } from '../accounts/usernames.ts';
import {
  changeAccount,
  changeEmail,
  changePerformer,
  refreshSearchText,
  type PerformerChanges,
} from './performer-changes.ts';
import { assertBirthDate } from './assert-birth-date.ts';
import { assertProfileStands } from './assert-profile-stands.ts';
import { resubmitChangedFacts } from './resubmit-changed-facts.ts';
import type { Viewer } from '../../viewing/access.policy.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { mayEditPerformer } from './performers.policy.ts';
import { presentOwnPerformer, presentPerformer } from './performers.presenter.ts';
import { findOwn, findPerformer, findWelcomeVideo, type PerformerRow } from './performers.repository.ts';
import type { OwnPerformer, PerformerProfile } from './performers.schema.ts';
import { assertPrices, assertPricesAgree, changesPrices } from './subscription-prices.ts';
import { getOwnVerification } from './verification.service.ts';

const requirePerformer = async (context: Context, id: string, onlooker: Onlooker): Promise<PerformerRow> => {
  const row = await findPerformer(context.db, id, onlooker);
  if (!row) throw new NotFoundError();
  return row;
};

/** @throws NotFoundError for an unknown performer, or one who does not exist for the viewer */
export const getPerformer = async (
  context: Context,
  idOrUsername: string,
  onlooker: Onlooker,
): Promise<PerformerProfile> => {
  const row = await requirePerformer(context, idOrUsername, onlooker);
  const welcomeVideo = await findWelcomeVideo(context.db, row);
  return presentPerformer(row, { viewer: onlooker.account, welcomeVideo, signer: context.mediaSigner });
};

/** A performer as she sees herself, verified or not. */
export const getOwnPerformer = async (context: Context, account: Viewer): Promise<OwnPerformer> => {
  const { id } = account;
  const row = await requirePerformer(context, id, { account, country: null });
  const [own, verification, welcomeVideo] = await Promise.all([
    findOwn(context.db, id),
    getOwnVerification(context.db, id),
    findWelcomeVideo(context.db, row),
  ]);
  return presentOwnPerformer(row, { own, verification, welcomeVideo, signer: context.mediaSigner });
};

/**
 * Changes the given fields of the caller's own profile. Running subscriptions keep their price until it was announced.
 * @throws ForbiddenError, ChangedMeanwhileError, SubscriptionPriceError, FreeYearError, DearYearError, DearPlanError, FreeSubscriptionOffError,
 * BirthDateFixedError, for another e-mail ConfirmationRequiredError and TooManyRequestsError, and those of a username or
 * e-mail that is taken
 */
export const updatePerformer = async (
  context: Context,
  account: Account,
  performerId: string,
  changes: PerformerChanges,
): Promise<PerformerProfile> => {
  if (!mayEditPerformer(account, performerId)) throw new ForbiddenError();
  if (changes.username && (await isReservedUsername(context.db, changes.username))) throw new UsernameReservedError();
  await countEmailChange(context.db, account, changes.email);
  try {
    await context.work(async (unit) => {
      if (changes.username !== undefined) await claimUsername(unit.db, changes.username, performerId);
      await lockAccount(unit.db, performerId);
      await assertProfileStands(unit.db, performerId, changes);
      if (changes.birthDate !== undefined) await assertBirthDate(unit.db, performerId, changes.birthDate);
      await resubmitChangedFacts(unit.db, performerId, changes);
      await assertPrices(unit, changes);
      await assertPricesAgree(unit.db, performerId, changes);
      await changePerformer(unit.db, performerId, changes);
      if (changesPrices(changes)) await unit.callHook('onPricesChanged', { performerId });
      await changeAccount(unit.db, performerId, changes);
      if (changes.email !== undefined) await changeEmail(context, unit, account, changes.email);
      await refreshSearchText(unit.db, performerId);
    });
  } catch (error) {
    throw toTakenError(error);
  }
  return getPerformer(context, performerId, { account, country: null });
};
