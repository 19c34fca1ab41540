import { useEffect, useRef } from 'react';
import type { OperatorOverview } from '@barg/api-client/models';
import { api, useAppDispatch } from '@barg/session';
import { SECTIONS } from './sections.ts';

/** How much waits in each queue, as one word to compare. */
const waitingIn = (overview: OperatorOverview): string =>
  SECTIONS.flatMap(({ waiting = [] }) => waiting.map((count) => overview[count])).join();

/** Reads what the console shows again when another number waits: what came, or what a colleague has decided. */
export function useFreshLists(overview: OperatorOverview | undefined): void {
  const dispatch = useAppDispatch();
  const known = useRef<string>(undefined);
  const waiting = overview && waitingIn(overview);
  useEffect(() => {
    if (waiting === undefined) return;
    const before = known.current;
    known.current = waiting;
    if (before !== undefined && before !== waiting) dispatch(api.util.invalidateTags(['Operator']));
  }, [dispatch, waiting]);
}
