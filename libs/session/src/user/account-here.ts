import { storeHere } from '../page/page-here.ts';
import { userSlice } from './user-slice.ts';

/** The account of this browser's page; null for a guest. */
export const accountHere = (): string | null =>
  userSlice.selectors.selectCurrentUser(storeHere().getState())?._id ?? null;

/** Calls back when the account changes, or logs out. Returns how to stop. */
export function watchAccountHere(onChange: (accountId: string | null) => void): () => void {
  let last = accountHere();
  return storeHere().subscribe(() => {
    const here = accountHere();
    if (here === last) return;
    last = here;
    onChange(here);
  });
}
