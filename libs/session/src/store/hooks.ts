import { useDispatch, useSelector, useStore } from '@barg/runtime/store';
import type { AppDispatch, AppStore, RootState } from './store.ts';

export const useAppDispatch: () => AppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector: <Selected>(selector: (state: RootState) => Selected) => Selected =
  useSelector.withTypes<RootState>();
/** For reading state in event handlers. */
export const useAppStore: () => AppStore = useStore.withTypes<AppStore>();
