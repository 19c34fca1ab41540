import { useEffect, useEffectEvent } from 'react';
import type { OperatorOverview } from '@barg/api-client/models';
import { api, useAppDispatch, usePageVisible } from '@barg/session';
import { useLineUp } from '@barg/session/line';
import { sectionTag, type WaitingSection } from '../../shared/api/section-tag.ts';
import { SECTIONS } from './sections.ts';

/** Nobody tells the console of what comes: other members make it, and colleagues decide about it. Milliseconds. */
const EACH_MINUTE = 60_000;

/** What is read here of the answer of the overview's query. */
interface AskedOverview {
  data?: OperatorOverview;
  /** When it was read last, in milliseconds. */
  fulfilledTimeStamp?: number;
  refetch: () => PromiseLike<{ data?: OperatorOverview }>;
}

/** The sections in which another number waits than before. */
const changedSections = (before: OperatorOverview, now: OperatorOverview): WaitingSection[] =>
  SECTIONS.flatMap(({ id, waiting }) => (waiting?.some((count) => before[count] !== now[count]) ? [id] : []));

/**
 * Asks again what waits, each minute while the tab is seen and when the line is back, and reads the sections again in
 * which that has changed. What changes by the operator's own act is no reason: the act has read everything again.
 */
export function useFreshLists(asked: AskedOverview): void {
  const dispatch = useAppDispatch();
  const isVisible = usePageVisible();
  const askAgain = async (): Promise<void> => {
    const before = asked.data;
    const { data: now } = await asked.refetch();
    const changed = before && now ? changedSections(before, now) : [];
    if (changed.length > 0) dispatch(api.util.invalidateTags(changed.map(sectionTag)));
  };
  useLineUp(() => void askAgain());
  const handleMinute = useEffectEvent(() => void askAgain());
  const handleSeen = useEffectEvent(() => {
    const { fulfilledTimeStamp = Date.now() } = asked;
    if (Date.now() - fulfilledTimeStamp >= EACH_MINUTE) void askAgain();
  });
  useEffect(() => {
    if (!isVisible) return;
    handleSeen();
    const timer = setInterval(handleMinute, EACH_MINUTE);
    return () => clearInterval(timer);
  }, [isVisible]);
}
