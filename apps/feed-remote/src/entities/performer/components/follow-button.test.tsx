import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeCarriedAct } from '@barg/session/carried-act';
import { testUser } from '@barg/session/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { samplePerformer } from '../../../testing/samples.ts';
import { FollowButton } from './follow-button.tsx';

test('leads a guest to the login, which follows her then', async () => {
  const performer = samplePerformer();
  renderFeed(<FollowButton performer={performer} />, { route: '/explore' });
  await userEvent.click(screen.getByRole('button', { name: `Follow ${performer.name}` }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/auth/login?returnUrl=%2Fexplore');
  expect(takeCarriedAct('deed')).toEqual({ kind: 'follow', performerId: performer._id, name: performer.name });
});

test.each([
  [false, 'Follow'],
  [true, 'Following'],
])('is named by the state, and says it no second time (followed: %s)', (isFollowed, word) => {
  const performer = samplePerformer({ isFollowed });
  renderFeed(<FollowButton performer={performer} />, { user: testUser() });
  expect(screen.getByRole('button', { name: `${word} ${performer.name}` })).not.toHaveAttribute('aria-pressed');
});
