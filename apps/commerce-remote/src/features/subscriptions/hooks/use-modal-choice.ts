import { useEffect } from 'react';
import type { PerformerRef } from '@barg/contract';
import { subscriptionSlice, useAppDispatch, useAppSelector, type SubscriptionType } from '@barg/session';
import type { PlanChosen } from './use-subscribe.ts';

const { subscriptionModalClosed, subscriptionModalOpened, subscriptionTypeChosen } = subscriptionSlice.actions;

/**
 * Tells the session for whom the dialog is open as long as it is, and keeps there what is chosen in it; `begun` is what
 * was chosen before.
 */
export function useModalChoice(performer: PerformerRef, begun?: SubscriptionType): PlanChosen {
  const dispatch = useAppDispatch();
  const type = useAppSelector(subscriptionSlice.selectors.selectSubscriptionType);
  useEffect(() => {
    dispatch(subscriptionModalOpened(performer));
    if (begun) dispatch(subscriptionTypeChosen(begun));
    return () => void dispatch(subscriptionModalClosed());
  }, [begun, dispatch, performer]);
  return { type, choose: (chosen: SubscriptionType) => void dispatch(subscriptionTypeChosen(chosen)) };
}
