import { createStore } from '../store/store.ts';
import { subscriptionSlice } from './subscription-slice.ts';

const { subscriptionModalClosed, subscriptionModalOpened, subscriptionTypeChosen } = subscriptionSlice.actions;
const { selectIsSubscribingTo, selectSubscriptionType } = subscriptionSlice.selectors;
const mahsa = { _id: 'm', username: 'mahsa.art', name: 'Mahsa' };
const sara = { _id: 's', username: 'sara', name: 'Sara' };

describe('the subscription dialog', () => {
  it('is closed at first, and monthly', () => {
    expect(createStore().getState().subscription).toEqual({
      showModal: false,
      performer: null,
      subscriptionType: 'monthly',
    });
  });

  it('knows for whom it is open and what is chosen, and forgets both', () => {
    const store = createStore();
    store.dispatch(subscriptionModalOpened(mahsa));
    store.dispatch(subscriptionTypeChosen('yearly'));
    expect(selectIsSubscribingTo(store.getState(), 'm')).toBe(true);
    expect(selectIsSubscribingTo(store.getState(), 's')).toBe(false);
    expect(selectSubscriptionType(store.getState())).toBe('yearly');
    store.dispatch(subscriptionModalOpened(sara));
    expect(selectSubscriptionType(store.getState())).toBe('monthly');
    store.dispatch(subscriptionModalClosed());
    expect(selectIsSubscribingTo(store.getState(), 's')).toBe(false);
  });
});
