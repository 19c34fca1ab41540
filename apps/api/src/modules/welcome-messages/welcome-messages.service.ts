import type { Context } from '../../context.ts';
import { fromHundredths, toHundredths } from '../../platform/money.ts';
import type { Account } from '../../viewing/caller.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { assertFilesStand } from '../../viewing/taken-down.ts';
import { MessageNotSellableError, MessagePriceError, WordsTakenDownError } from '../messages/messages.errors.ts';
import { areWordsTakenDown } from '../messages/removed-copies.repository.ts';
import { assertStands } from '../../shared/changed-meanwhile.ts';
import { holdAccount } from '../accounts/lock-account.ts';
import { askingPrice } from '../settings/asking-price.ts';
import { isVerifiedPerformer } from '../../viewing/verified-performer.ts';
import { lockStorage } from '../files/shared-bytes.ts';
import { getVaultItems } from '../vault/vault.service.ts';
import { WelcomeFileError } from './welcome-messages.errors.ts';
import { findWelcomeMessage, listWelcomeItems, putWelcomeMessage } from './welcome-messages.repository.ts';
import type { WelcomeMessage, WelcomeMessageBody } from './welcome-messages.schema.ts';

/** The template of a performer; off and empty when there is none. */
export const getWelcomeMessage = async (context: Context, account: Account): Promise<WelcomeMessage> => {
  const [row, shown] = await Promise.all([
    findWelcomeMessage(context.db, account.id),
    listWelcomeItems(context.db, account.id),
  ]);
  return {
    isOn: row?.is_on ?? false,
    isTakenDown: row?.removed_message_id != null,
    text: row?.text ?? '',
    price: row && row.price > 0n ? fromHundredths(row.price) : null,
    items: await getVaultItems(
      context,
      account,
      shown.map(({ id }) => id),
    ),
  };
};

/** What stands in her template by now, by the names of the body. */
const storedOf = ({ isOn, text, price, items }: WelcomeMessage) => ({
  ...{ isOn, text, price: price ?? 0, itemIds: items.map(({ _id }) => _id) },
});

/** Refuses to send to new subscribers what the site has removed. @throws WordsTakenDownError, FileTakenDownError */
const assertStanding = async (
  db: Queryable,
  { id }: Account,
  { text, items }: Pick<WelcomeMessage, 'text' | 'items'>,
): Promise<void> => {
  if (await areWordsTakenDown(db, id, text)) throw new WordsTakenDownError();
  await assertFilesStand(
    db,
    items.map(({ file }) => file._id),
  );
};

/**
 * Stores her template. Files are of her vault, and ready, so that a fan never pays for what is still being made.
 * @throws ChangedMeanwhileError, WelcomeFileError, MessageNotSellableError, MessagePriceError, WordsTakenDownError,
 * FileTakenDownError
 */
export const changeWelcomeMessage = async (
  context: Context,
  account: Account,
  { basedOn, ...message }: WelcomeMessageBody,
): Promise<WelcomeMessage> => {
  const { isOn, text, itemIds, price } = message;
  const asked = toHundredths(price);
  await context.work(async ({ db }) => {
    if (asked > 0n && !(await isVerifiedPerformer(db, account.id))) throw new MessageNotSellableError();
    const sum = asked > 0n ? await askingPrice(db, 'paid', asked, MessagePriceError) : 0n;
    // Nothing is taken out of the vault meanwhile.
    await lockStorage(db, account.id);
    // After the storage, as a deletion locks the two.
    await holdAccount(db, account.id);
    assertStands({ stored: storedOf(await getWelcomeMessage({ ...context, db }, account)), changes: message, basedOn });
    const items = await getVaultItems({ ...context, db }, account, itemIds);
    const isFit = items.every(({ type, file }) => type !== 'audio' && file.status === 'ready');
    if (items.length < itemIds.length || !isFit) throw new WelcomeFileError();
    if (isOn) await assertStanding(db, account, { text, items });
    await putWelcomeMessage(db, { performerId: account.id, isOn, text, price: sum, itemIds });
  });
  return getWelcomeMessage(context, account);
};
