import { isGone } from '../../shared/page/is-gone.ts';

/** The item of a page's query, as far as it may be shown. */
export const shownItem = <Item>({ currentData, error }: { currentData?: Item; error?: unknown }): Item | undefined =>
  isGone(error) ? undefined : currentData;
