import type { Context } from '../../context.ts';
import { toHundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { assertStands } from '../../shared/changed-meanwhile.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { readSettings } from '../settings/settings.service.ts';
import { WritingPriceError } from './inbox-settings.errors.ts';
import { changeInboxSettings, findInboxSettings } from './inbox-settings.repository.ts';
import type { InboxSettings, InboxSettingsChanges } from './inbox-settings.schema.ts';

/** @throws WritingPriceError above what anything on the site may cost */
const assertWritingPrice = async (db: Queryable, tokens: number): Promise<void> => {
  const { maximumWalletPrice: maximum } = await readSettings(db);
  if (toHundredths(tokens) <= toHundredths(maximum)) return;
  const details = [{ path: 'messagePrice', code: 'out_of_bounds', message: `at most ${maximum}` }];
  throw new WritingPriceError({ params: { maximum }, details });
};

/**
 * Changes what a performer has set, and answers all of it.
 * @throws ChangedMeanwhileError, WritingPriceError
 */
export const setInboxSettings = (
  context: Context,
  performerId: string,
  { basedOn, ...changes }: InboxSettingsChanges,
): Promise<InboxSettings> =>
  context.work(async ({ db }) => {
    // The settings have no row before they are first changed.
    await lockAccount(db, performerId);
    if (basedOn) assertStands({ stored: { ...(await findInboxSettings(db, performerId)) }, changes, basedOn });
    if (changes.messagePrice) await assertWritingPrice(db, changes.messagePrice);
    await changeInboxSettings(db, performerId, changes);
    return findInboxSettings(db, performerId);
  });
