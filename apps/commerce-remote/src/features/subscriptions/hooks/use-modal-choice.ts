import { useEffect } from 'react';
import type { PerformerRef } from '@barg/contract';
import { subscriptionSlice, useAppDispatch, useAppSelector, type SubscriptionType } from '@barg/session';
import type { PlanChosen } from './use-subscribe.ts';

const { subscriptionModalClosed, subscriptionModalOpened, subscriptionTypeChosen } = subscriptionSlice.actions;

/** Keeps in the session for which performer the dialog is open, and the chosen plan; `begun` is an earlier choice. */
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
