import { toHundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
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
 * @throws WritingPriceError
 */
export const setInboxSettings = async (
  db: Queryable,
  performerId: string,
  changes: InboxSettingsChanges,
): Promise<InboxSettings> => {
  if (changes.messagePrice) await assertWritingPrice(db, changes.messagePrice);
  await changeInboxSettings(db, performerId, changes);
  return findInboxSettings(db, performerId);
};
