import { useDispatch, useSelector, useStore } from '@barg/runtime/store';
import type { AppDispatch, AppStore, RootState } from './store.ts';

export const useAppDispatch: () => AppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector: <Selected>(selector: (state: RootState) => Selected) => Selected =
  useSelector.withTypes<RootState>();
/** For what is read when something happens instead of while drawing. */
export const useAppStore: () => AppStore = useStore.withTypes<AppStore>();
