import { createStore } from '../store/store.ts';
import { signedOut } from '../auth/auth-slice.ts';
import { followSlice } from './follow-slice.ts';

const { followingKnown } = followSlice.actions;
const { selectFollowedIds, selectIsFollowed } = followSlice.selectors;

describe('followedIds', () => {
  it('holds each followed performer once, until she is followed no longer', () => {
    const store = createStore();
    for (const performerId of ['a', 'b', 'a']) store.dispatch(followingKnown({ performerId, isFollowed: true }));
    expect(selectFollowedIds(store.getState())).toEqual(['a', 'b']);
    store.dispatch(followingKnown({ performerId: 'a', isFollowed: false }));
    store.dispatch(followingKnown({ performerId: 'c', isFollowed: false }));
    expect(selectFollowedIds(store.getState())).toEqual(['b']);
    expect(selectIsFollowed(store.getState(), 'b')).toBe(true);
  });

  it('does not outlive the account', () => {
    const store = createStore();
    store.dispatch(followingKnown({ performerId: 'a', isFollowed: true }));
    store.dispatch(signedOut());
    expect(selectFollowedIds(store.getState())).toEqual([]);
  });
});
