import { lazyWithTexts } from '../loading/lazy-page.tsx';

const nothing = { waiting: () => null, failed: () => null };

/** Both come after the first picture, in one file, and nobody misses them when they do not. */
export const SiteExtras = lazyWithTexts(
  () => import(/* webpackChunkName: "extras" */ './site-extras.tsx'),
  ['site'],
  nothing,
);
export const SiteFoot = lazyWithTexts(
  () => import(/* webpackChunkName: "extras" */ './foot/site-foot.tsx'),
  ['site'],
  nothing,
);
