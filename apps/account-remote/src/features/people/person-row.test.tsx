import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Person } from '@barg/api-client/models';
import { followSlice, liveSlice, storeHere } from '@barg/session';
import { act } from 'react';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { renderAccount } from '../../testing/render-account.tsx';
import { PersonRow } from './person-row.tsx';

const mahsa: Person = {
  _id: 'p1',
  username: 'mahsa.art',
  name: 'Mahsa',
  avatar: null,
  avatarUrl: null,
  isPerformer: true,
  joinedAt: '2026-01-01T00:00:00.000Z',
  canMessage: true,
  performer: {
    _id: 'p1',
    username: 'mahsa.art',
    name: 'Mahsa',
    avatar: null,
    avatarUrl: null,
    craft: '',
    isVerified: true,
    isLive: false,
    liveStreamId: null,
    monthlyPrice: 6,
    yearlyPrice: 60,
    isFreeTrial: false,
    followerCount: 1,
    isFollowed: false,
    isSubscribed: false,
  },
};

const renderRow = () => {
  resetSession(testUser());
  return renderAccount(<PersonRow person={mahsa} />);
};

/** Named by what holds; the name stands apart in it. */
const followButton = (word: 'Follow' | 'Following') =>
  screen.getByRole('button', { name: new RegExp(`^${word} .?Mahsa`) });

it('follows the session: a performer who is followed elsewhere on the page is followed here', () => {
  stubHttp({});
  renderRow();
  expect(followButton('Follow')).not.toHaveAttribute('aria-pressed');
  act(() => void storeHere().dispatch(followSlice.actions.followingKnown({ performerId: 'p1', isFollowed: true })));
  expect(followButton('Following')).not.toHaveAttribute('aria-pressed');
});

it('is followed at once, for the whole page, and no longer when the server refuses', async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  stubHttp({ 'POST /follows/:id': () => promise });
  renderRow();
  await userEvent.click(followButton('Follow'));
  expect(followButton('Following')).not.toHaveAttribute('aria-pressed');
  expect(followSlice.selectors.selectFollowedIds(storeHere().getState())).toEqual(['p1']);
  reject(stubError(404, 'request.not_found', 'Gone'));
  expect(await screen.findByText('Gone')).toBeVisible();
  expect(followButton('Follow')).not.toHaveAttribute('aria-pressed');
});

test('the mark that a performer is live falls with her stream, without a reload', () => {
  resetSession(testUser());
  const performer = { ...mahsa.performer!, isLive: true, liveStreamId: 's1' };
  renderAccount(<PersonRow person={{ ...mahsa, performer }} />);
  expect(screen.getByText(/live/i)).toBeInTheDocument();
  act(() => void storeHere().dispatch(liveSlice.actions.streamEnded({ performerId: mahsa._id, streamId: 's1' })));
  expect(screen.queryByText(/live/i)).not.toBeInTheDocument();
});
