import { useCallback } from 'react';
import { api, toQueryError, useAppDispatch } from '@barg/session';

/** Reads again what the console shows; resolves once it is there. Rejects with the QueryError of what could not be read. */
export const useReread = (): (() => Promise<void>) => {
  const dispatch = useAppDispatch();
  return useCallback(async () => {
    dispatch(api.util.invalidateTags(['Operator']));
    const answers = await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
    const failed = answers.find(({ error }) => error !== undefined);
    if (failed) throw toQueryError(failed.error);
  }, [dispatch]);
};
