import { store } from '../store/store.ts';
import { userSlice } from './user-slice.ts';

/** The account that the page is of now; null for a guest. */
export const accountHere = (): string | null => userSlice.selectors.selectCurrentUser(store.getState())?._id ?? null;
