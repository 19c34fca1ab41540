import { lazyWithTexts } from '../loading/lazy-page.tsx';

const nothing = { waiting: () => null, failed: () => null };

/** Both load after the first paint, in one chunk; a failure to load them is ignored. */
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
