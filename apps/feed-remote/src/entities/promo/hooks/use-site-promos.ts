import { useUi } from '@barg/ui-kit';
import { useSitePromosQuery } from '../api/site-promos.ts';

/** The current promotions, in the reader's language; the earlier language's until they are loaded. */
export const useSitePromos = () => useSitePromosQuery({ culture: useUi().locale });
