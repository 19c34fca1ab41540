import { NotFoundError } from '../../errors/common-errors.ts';
import { newId } from '../../platform/ids.ts';
import { toHundredths } from '../../platform/money.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { readClock } from '../../shared/database-clock.ts';
import { isUniqueViolation } from '../../shared/database-errors.ts';
import { recordAudit } from '../audit/audit.ts';
import type { Tax } from './tax.ts';
import { TaxInForceError, TaxInThePastError, TaxTakenError } from './taxes.errors.ts';
import {
  deleteRate,
  findAccountCountry,
  findRate,
  findRateInForce,
  insertRate,
  type RateRow,
} from './taxes.repository.ts';
import type { SetTaxBody, TaxRate } from './taxes.schema.ts';

export interface Buyer {
  userId: string | null;
  /** The country of the request's IP address. */
  addressCountry: string | null;
}

/** The tax that applies to a buyer now, by the account's country, or else by that of the IP address. */
export const taxOf = async (db: Queryable, { userId, addressCountry }: Buyer): Promise<Tax> => {
  const country = (userId === null ? null : await findAccountCountry(db, userId)) ?? addressCountry;
  const found = country === null ? undefined : await findRateInForce(db, country);
  return { country, name: found?.rate ? found.name : '', rate: found?.rate ?? 0 };
};

export const percentOfRate = (rate: number): number => rate / 100;

export const presentTax = ({ country, name, rate }: Tax) => ({ country, name, percent: percentOfRate(rate) });

export const presentRate = (row: RateRow): TaxRate => ({
  _id: row.id,
  country: row.country,
  name: row.name,
  percent: percentOfRate(row.rate),
  validFrom: row.valid_from.toISOString(),
  isInForce: row.isInForce,
  isAhead: row.isAhead,
});

/** Adds the rate of a country from a moment on. @throws TaxTakenError, TaxInThePastError */
export const setTax = async (unit: UnitOfWork, operatorId: string, wanted: SetTaxBody): Promise<TaxRate> => {
  const { country, name, percent } = wanted;
  const now = await readClock(unit.db);
  const validFrom = wanted.validFrom === undefined ? now : new Date(wanted.validFrom);
  if (validFrom < now) throw new TaxInThePastError();
  const before = await findRateInForce(unit.db, country);
  const id = newId();
  try {
    await insertRate(unit.db, { id, country, name, rate: Number(toHundredths(percent)), valid_from: validFrom });
  } catch (error) {
    if (isUniqueViolation(error)) throw new TaxTakenError({ cause: error });
    throw error;
  }
  await recordAudit(unit, {
    ...{ operatorId, action: 'tax.set', targetType: 'tax', targetId: id },
    details: {
      country,
      validFrom: validFrom.toISOString(),
      percent: { before: percentOfRate(before?.rate ?? 0), after: percent },
    },
  });
  return presentRate(await ownRate(unit, id));
};

/** Deletes a rate that has not taken effect. @throws NotFoundError, TaxInForceError */
export const withdrawTax = async (unit: UnitOfWork, operatorId: string, id: string): Promise<void> => {
  const rate = await ownRate(unit, id);
  if (!rate.isAhead) throw new TaxInForceError();
  await deleteRate(unit.db, id);
  const { country, valid_from: validFrom } = rate;
  await recordAudit(unit, {
    ...{ operatorId, action: 'tax.withdrawn', targetType: 'tax', targetId: id },
    details: {
      country,
      validFrom: validFrom.toISOString(),
      percent: { before: percentOfRate(rate.rate), after: null },
    },
  });
};

const ownRate = async ({ db }: UnitOfWork, id: string): Promise<RateRow> => {
  const rate = await findRate(db, id);
  if (!rate) throw new NotFoundError();
  return rate;
};
