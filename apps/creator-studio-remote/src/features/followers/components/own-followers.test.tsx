import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Follower } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { OwnFollowers } from './own-followers.tsx';

const LIST = 'GET /follows/followers';

const follower: Follower = {
  _id: 'fan-1',
  username: 'niloufar',
  name: 'Niloufar',
  avatarUrl: null,
  isPerformer: false,
  followedAt: '2026-11-20T10:00:00.000Z',
};

beforeEach(() => resetSession(testPerformer()));

describe('her followers', () => {
  it('leads to a new post while nobody follows', async () => {
    stubHttp({ [LIST]: () => ({ data: [], total: 0 }) });
    renderStudio(<OwnFollowers />);
    expect(await screen.findByText(/Nobody follows you yet/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'New post' })).toBeInTheDocument();
  });

  it('says what failed and tries again', async () => {
    let isDown = true;
    stubHttp({
      [LIST]: () => {
        if (isDown) throw stubError(500, 'server.unexpected', 'An error occurred');
        return { data: [follower], total: 1 };
      },
    });
    renderStudio(<OwnFollowers />);
    await screen.findByText('An error occurred');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByText('Niloufar')).toBeInTheDocument();
  });

  it('tells how many there are and who, and finds them by their names', async () => {
    const calls = stubHttp({
      [LIST]: ({ params }) => (params.q ? { data: [], total: 0 } : { data: [follower], total: 1 }),
    });
    renderStudio(<OwnFollowers />);
    expect(await screen.findByText('1 follower')).toBeInTheDocument();
    expect(await screen.findByText('@niloufar')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search my followers' }), 'kaveh');
    expect(await screen.findByText('No follower fits this search.')).toBeInTheDocument();
    await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ q: 'kaveh', limit: 30 }));
  });
});
