import type { Context } from '../../context.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';

/** Whether an onlooker's country is blocked by the site or by a performer. Operators never are. */
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
