import type { PerformerRef } from '@barg/contract';
import { createSlice, type PayloadAction } from '@barg/runtime/store';

export type SubscriptionType = 'monthly' | 'yearly';

/** The dialog that offers a subscription. */
export interface SubscriptionState {
  showModal: boolean;
  /** To whom; null while the dialog is closed. */
  performer: PerformerRef | null;
  subscriptionType: SubscriptionType;
}

const initialState: SubscriptionState = { showModal: false, performer: null, subscriptionType: 'monthly' };

export const subscriptionSlice = createSlice({
  name: 'subscription',
  initialState,
  reducers: {
    /** Another offer is another choice; what was chosen where the dialog was asked for is the choice to begin with. */
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
