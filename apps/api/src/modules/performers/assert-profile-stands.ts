import { fromHundredths, type Hundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { assertStands } from '../../shared/changed-meanwhile.ts';
import type { PerformerChanges } from './performer-changes.ts';

const tokensOf = (price: Hundredths | null): number | null => (price === null ? null : fromHundredths(price));

/** Nobody replaces what another tab has saved without knowing; her account is locked. @throws ChangedMeanwhileError */
export const assertProfileStands = async (db: Queryable, id: string, changes: PerformerChanges): Promise<void> => {
  const { basedOn } = changes;
  if (!basedOn) return;
  const row = await db
    .selectFrom('users')
    .innerJoin('performers', 'performers.user_id', 'users.id')
    .select(['users.name', 'users.username', 'users.email', 'users.languages', 'users.birth_date'])
    .select(['performers.bio', 'performers.craft', 'performers.city', 'performers.country', 'performers.links'])
    .select(['monthly_price', 'quarterly_price', 'half_yearly_price', 'yearly_price', 'is_free_trial'])
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow();
  const prices = {
    ...{ monthlyPrice: tokensOf(row.monthly_price), quarterlyPrice: tokensOf(row.quarterly_price) },
    ...{ halfYearlyPrice: tokensOf(row.half_yearly_price), yearlyPrice: tokensOf(row.yearly_price) },
  };
  const stored = { ...row, ...prices, isFreeTrial: row.is_free_trial, birthDate: row.birth_date };
  assertStands({ stored, changes, basedOn });
};
