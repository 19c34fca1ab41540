import { act, screen, waitFor } from '@testing-library/react';
import { api, storeHere } from '@barg/session';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { renderAccount } from '../../testing/render-account.tsx';
import { InviteCard } from './invite-card.tsx';

it('keeps the code that it has where it cannot be read again', async () => {
  resetSession(testUser());
  let isDown = false;
  const calls = stubHttp({
    'GET /referrals/user/code': () => {
      if (isDown) throw stubError(503, 'server.unavailable', 'Not now.');
      return { code: 'NILOU7', terms: { percent: 5, months: 12, cap: null }, brought: 0 };
    },
  });
  renderAccount(<InviteCard />);
  expect(await screen.findByText('NILOU7')).toBeVisible();
  isDown = true;
  act(() => void storeHere().dispatch(api.util.invalidateTags(['Referral'])));
  await waitFor(() => expect(calls).toHaveLength(2));
  await act(async () => undefined);
  expect(screen.getByText('NILOU7')).toBeVisible();
  expect(screen.queryByText('Not now.')).not.toBeInTheDocument();
});
