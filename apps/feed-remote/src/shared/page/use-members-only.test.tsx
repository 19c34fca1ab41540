import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testUser } from '@barg/session/testing';
import { renderFeed } from '../../testing/render-feed.tsx';
import { useMembersOnly } from './use-members-only.ts';

const act = jest.fn();

function Button() {
  const asMember = useMembersOnly();
  return <button onClick={() => asMember(act, { kind: 'follow', performerId: 'p1', name: 'Mahsa' })}>act</button>;
}

it.each([
  ['a guest to log in', {}, '/auth/login?returnUrl=%2Fmahsa.art%3Ftab%3Dposts%23p1', 0],
  ['a member act', { user: testUser() }, '/mahsa.art?tab=posts', 1],
  ['a member act whose account is delayed', { isDelayed: true }, '/mahsa.art?tab=posts', 1],
])('lets %s', async (_who, visitor, address, acts) => {
  act.mockClear();
  renderFeed(<Button />, { ...visitor, route: '/mahsa.art?tab=posts#p1' });
  await userEvent.click(screen.getByRole('button'));
  expect(act).toHaveBeenCalledTimes(acts);
  expect(screen.getByLabelText('address')).toHaveTextContent(address);
});
