import { storeHere } from '../page/page-here.ts';
import { userSlice } from './user-slice.ts';

/** The account that this browser's page is of now; null for a guest. */
export const accountHere = (): string | null =>
  userSlice.selectors.selectCurrentUser(storeHere().getState())?._id ?? null;

/** Tells whenever somebody else is here, or nobody any longer. Returns how to stop. */
export function watchAccountHere(onChange: (accountId: string | null) => void): () => void {
  let last = accountHere();
  return storeHere().subscribe(() => {
    const here = accountHere();
    if (here === last) return;
    last = here;
    onChange(here);
  });
}
