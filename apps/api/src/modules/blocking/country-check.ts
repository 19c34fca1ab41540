import type { Context } from '../../context.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';

/** Whether an onlooker's country is on the site's list, or on a performer's own. Operators are kept out of nothing. */
export const isCountryBlocked = async (
  { db, site }: Pick<Context, 'db' | 'site'>,
  { account, country }: Onlooker,
  performerId?: string,
): Promise<boolean> => {
  if (country === null || account?.role === 'operator') return false;
  if (performerId === undefined) return (await site.read()).blockedCountries.has(country);
  if (performerId === account?.id) return false;
  const row = await db
    .selectFrom('performer_country_blocks')
    .select('country')
    .where('performer_id', '=', performerId)
    .where('country', '=', country)
    .executeTakeFirst();
  return row !== undefined;
};
