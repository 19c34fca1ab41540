/**
 * Modules that the shell shares and does not use itself: a page only has a shared module that something in the shell
 * imports.
 */
export const LENT_PARTS = {
  crop: () => import('@barg/ui-kit/crop'),
  viewer: () => import('@barg/ui-kit/viewer'),
};
