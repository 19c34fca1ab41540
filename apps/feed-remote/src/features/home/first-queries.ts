import type { ListLandingFeedPosts200, PerformerCard, SitePromo } from '@barg/api-client/models';
import type { FirstQueries } from '@barg/session';

/** Of the landing page of guests. */
export const landingQueries: FirstQueries = () => [
  {
    call: '/performers/top?limit=12',
    endpoint: 'performers',
    arg: { from: 'top' },
    toData: ({ data }: { data: PerformerCard[] }) => data,
  },
  {
    call: '/user/feeds/landing?limit=10',
    endpoint: 'postPages',
    arg: { from: 'landing' },
    toData: (page: ListLandingFeedPosts200) => ({ pages: [page], pageParams: [undefined] }),
  },
  {
    call: '/site-promo/search?limit=3',
    endpoint: 'sitePromos',
    toData: ({ data }: { data: SitePromo[] }) => data,
  },
];
