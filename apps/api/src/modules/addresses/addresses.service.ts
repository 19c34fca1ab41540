import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { newId } from '../../platform/ids.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { assertStands } from '../../shared/changed-meanwhile.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { TooManyAddressesError } from './addresses.errors.ts';
import {
  chooseNewestDefault,
  clearDefault,
  countAddresses,
  findAddress,
  insertAddress,
  removeAddress,
  updateAddress,
  type AddressRow,
} from './addresses.repository.ts';
import type { AddressChanges, NewAddress } from './addresses.schema.ts';

export const MAX_ADDRESSES = 20;

/** Adds an address; the first one is the default. @throws TooManyAddressesError */
export const createAddress = async (
  { db }: UnitOfWork,
  userId: string,
  address: NewAddress,
): Promise<{ id: string }> => {
  await lockAccount(db, userId);
  const count = await countAddresses(db, userId);
  if (count >= MAX_ADDRESSES) throw new TooManyAddressesError({ params: { most: MAX_ADDRESSES } });
  const isDefault = address.isDefault || count === 0;
  if (isDefault) await clearDefault(db, userId);
  const id = newId();
  await insertAddress(db, { ...columnsOf(address), id, user_id: userId, is_default: isDefault });
  return { id };
};

/** An own address. @throws NotFoundError */
export const viewAddress = async ({ db }: Context, userId: string, id: string): Promise<AddressRow> =>
  found(await findAddress(db, userId, id));

/**
 * Changes the given fields. `isDefault: false` is ignored: there is always one default.
 * @throws NotFoundError, ChangedMeanwhileError
 */
export const editAddress = (
  context: Context,
  userId: string,
  id: string,
  { basedOn, ...changes }: AddressChanges,
): Promise<AddressRow> =>
  context.work(async ({ db }) => {
    await lockAccount(db, userId);
    const before = found(await findAddress(db, userId, id));
    assertStands({ stored: { ...before, postalCode: before.postal_code }, changes, basedOn });
    if (changes.isDefault) await clearDefault(db, userId);
    const becomesDefault = changes.isDefault ? { is_default: true } : {};
    return found(await updateAddress(db, userId, id, { ...columnsOf(changes), ...becomesDefault }));
  });

/** @throws NotFoundError */
export const deleteAddress = (context: Context, userId: string, id: string): Promise<void> =>
  context.work(async ({ db }) => {
    await lockAccount(db, userId);
    const deleted = found(await removeAddress(db, userId, id));
    if (deleted.is_default) await chooseNewestDefault(db, userId);
  });

const found = <Row>(row: Row | undefined): Row => {
  if (!row) throw new NotFoundError();
  return row;
};

const columnsOf = <T extends Omit<AddressChanges, 'basedOn'>>({ postalCode, isDefault: _, ...rest }: T) => ({
  ...rest,
  ...(postalCode === undefined ? {} : { postal_code: postalCode }),
});
