import { useDispatch, useSelector } from '@barg/runtime/store';
import type { AppDispatch, RootState } from './store.ts';

export const useAppDispatch: () => AppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector: <Selected>(selector: (state: RootState) => Selected) => Selected =
  useSelector.withTypes<RootState>();
