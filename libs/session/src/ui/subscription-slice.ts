import type { PerformerRef } from '@barg/contract';
import { createSlice, type PayloadAction } from '@barg/runtime/store';

export type SubscriptionType = 'monthly' | 'quarterly' | 'half-yearly' | 'yearly';

/** The dialog that offers a subscription. */
export interface SubscriptionState {
  showModal: boolean;
  /** The performer; null while the dialog is closed. */
  performer: PerformerRef | null;
  subscriptionType: SubscriptionType;
}

const initialState: SubscriptionState = { showModal: false, performer: null, subscriptionType: 'monthly' };

export const subscriptionSlice = createSlice({
  name: 'subscription',
  initialState,
  reducers: {
    /** Another performer resets the choice to the one that the dialog was opened with. */
    subscriptionModalOpened: (state, { payload }: PayloadAction<PerformerRef>): SubscriptionState => ({
      ...(state.showModal ? initialState : state),
      showModal: true,
      performer: payload,
    }),
    subscriptionModalClosed: () => initialState,
    subscriptionTypeChosen: (state, { payload }: PayloadAction<SubscriptionType>) => {
      state.subscriptionType = payload;
    },
  },
  selectors: {
    selectSubscriptionType: (state) => state.subscriptionType,
    selectIsSubscribingTo: (state, performerId: string) => state.showModal && state.performer?._id === performerId,
  },
});
