import type { Context } from '../../../context.ts';
import { InvalidValuesError, NotFoundError } from '../../../errors/common-errors.ts';
import { newId } from '../../../platform/ids.ts';
import { fromHundredths, toHundredths, type Hundredths } from '../../../platform/money.ts';
import { roundToUnit } from '../../../platform/payments/currency-units.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { Settings } from '../../settings/settings.defaults.ts';
import { readSettings, settingsOf } from '../../settings/settings.service.ts';
import { giftOf, leastPrice } from '../top-up-order.ts';
import { PackageChangedError, TooManyPackagesError } from './packages.errors.ts';
import {
  changePackage,
  countPackages,
  findAllPackages,
  insertPackage,
  lockPackage,
  type PackageRow,
} from './packages.repository.ts';
import {
  MOST_PACKAGES,
  type CreatePackageBody,
  type ManagedPackage,
  type UpdatePackageBody,
} from './packages.schema.ts';

const presentManaged = (row: PackageRow, settings: Settings): ManagedPackage => ({
  _id: row.id,
  names: { 'fa-IR': '', 'en-US': '', 'ar-EG': '', ...row.names },
  tokens: fromHundredths(row.tokens),
  price: fromHundredths(row.price),
  currency: row.currency,
  position: row.position,
  isOffered: row.is_offered,
  isOnSale: row.is_offered && row.currency === settings.currency,
  gift: row.currency === settings.currency ? fromHundredths(giftOf(row, settings)) : 0,
  version: row.version,
});

/** A package in the words of the audit log. */
const detailsOf = ({ names: name, price: amount, isOffered: isPublished, ...shown }: ManagedPackage) => ({
  ...{ name, tokens: shown.tokens, amount, currency: shown.currency },
  ...{ position: shown.position, isPublished },
});

/** Every package, those that are offered first, in the order in which wallets show them. */
export const listManagedPackages = async ({ db }: Context, limit: number) => {
  const [rows, settings] = await Promise.all([findAllPackages(db, limit), readSettings(db)]);
  return { data: rows.map((row) => presentManaged(row, settings)), total: rows.length };
};

/** @throws PackageChangedError where the site has another currency by now, InvalidValuesError where none can be charged */
const assertChargeable = (price: Hundredths, typedIn: string | undefined, settings: Settings): void => {
  if (typedIn !== undefined && typedIn !== settings.currency) throw new PackageChangedError();
  const least = leastPrice(settings);
  const isWhole = roundToUnit(price, settings.currency) === price;
  if (isWhole && price >= least) return;
  const message = `${fromHundredths(least)} ${settings.currency} or more, in what is charged of it`;
  throw new InvalidValuesError({
    details: [{ path: 'price', code: isWhole ? 'too_small' : 'not_chargeable', message }],
  });
};

/** Without those that are empty. */
const writtenNames = (names: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).flatMap(([locale, name]) => (name ? [[locale, name]] : [])));

/** Adds a package in the site's currency. @throws InvalidValuesError, PackageChangedError, TooManyPackagesError */
export const createPackage = async (
  unit: UnitOfWork,
  operatorId: string,
  { names, tokens, price, currency, position, isOffered }: CreatePackageBody,
): Promise<ManagedPackage> => {
  const settings = await settingsOf(unit);
  assertChargeable(toHundredths(price), currency, settings);
  if ((await countPackages(unit.db)) >= MOST_PACKAGES) throw new TooManyPackagesError();
  const row = await insertPackage(unit.db, {
    ...{
      id: newId(),
      names: JSON.stringify(writtenNames(names)),
      tokens: toHundredths(tokens),
      price: toHundredths(price),
    },
    ...{ currency: settings.currency, position, is_offered: isOffered },
  });
  const made = presentManaged(row, settings);
  await recordAudit(unit, {
    ...{ operatorId, action: 'package.created', targetType: 'package', targetId: row.id },
    details: changesBetween(null, detailsOf(made)),
  });
  return made;
};

type Details = ReturnType<typeof detailsOf>;

type Changes = { [Part in keyof Details]?: { before: Details[Part] | null; after: Details[Part] } };

/** What differs, with both values; of a new package everything. */
const changesBetween = (before: Details | null, after: Details): Changes => {
  const parts = Object.keys(after) as Array<keyof Details>;
  const changed = parts.filter((part) => JSON.stringify(before?.[part]) !== JSON.stringify(after[part]));
  return Object.fromEntries(changed.map((part) => [part, { before: before?.[part] ?? null, after: after[part] }]));
};

/**
 * Changes a package for whoever buys it from now on. A new price is one in the site's currency; payments under way keep
 * theirs. @throws NotFoundError, PackageChangedError, InvalidValuesError
 */
export const updatePackage = async (
  unit: UnitOfWork,
  { operatorId, id }: { operatorId: string; id: string },
  { version, names, tokens, price, currency, position, isOffered }: UpdatePackageBody,
): Promise<ManagedPackage> => {
  const settings = await settingsOf(unit);
  const row = await lockPackage(unit.db, id);
  if (!row) throw new NotFoundError();
  if (row.version !== version) throw new PackageChangedError();
  if (price !== undefined) assertChargeable(toHundredths(price), currency, settings);
  const changes = {
    ...(names && { names: writtenNames({ ...row.names, ...names }) }),
    ...(tokens !== undefined && { tokens: toHundredths(tokens) }),
    ...(price !== undefined && { price: toHundredths(price), currency: settings.currency }),
    ...(position !== undefined && { position }),
    ...(isOffered !== undefined && { is_offered: isOffered }),
  };
  const shown = presentManaged(row, settings);
  const details = changesBetween(detailsOf(shown), detailsOf(presentManaged({ ...row, ...changes }, settings)));
  // What changes nothing is no change: another operator's form still stands on the same version.
  if (Object.keys(details).length === 0) return shown;
  const { names: written, ...rest } = changes;
  const after = await changePackage(unit.db, row, { ...rest, ...(written && { names: JSON.stringify(written) }) });
  await recordAudit(unit, { operatorId, action: 'package.changed', targetType: 'package', targetId: id, details });
  return presentManaged(after, settings);
};
