import type { ListLandingFeedPosts200, SitePromo } from '@barg/api-client/models';
import type { FirstData } from '@barg/contract';

export const dataOf = <Item>({ data }: { data: Item[] }): Item[] => data;

/** The first page of an endless list. */
export const firstPage = (page: ListLandingFeedPosts200) => ({ pages: [page], pageParams: [undefined] });

export const PROMOS: FirstData = {
  path: '/site-promo/search?limit=3',
  query: { endpoint: 'sitePromos', argOf: (_, culture) => ({ culture }), toData: dataOf<SitePromo> },
};
