/** Stands in for the federation runtime's preloading: the page's own preload links and the expose store do it. */
export const defaultPreloadArgs = {};
export const formatPreloadArgs = () => [];
export const normalizePreloadExposes = () => [];
export const preloadAssets = () => undefined;
