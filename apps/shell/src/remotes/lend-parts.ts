/** What the shell lends and draws nowhere itself: a page has a lent module only where something in the shell names it. */
export const LENT_PARTS = {
  crop: () => import('@barg/ui-kit/crop'),
  viewer: () => import('@barg/ui-kit/viewer'),
};
