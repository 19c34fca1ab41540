import { screen } from '@testing-library/react';
import { stubHttp } from '@barg/session/testing';
import { renderFeed } from '../testing/render-feed.tsx';
import { listOf, samplePerformer, samplePost } from '../testing/samples.ts';
import { HomePage } from './home-page.tsx';

it("is a member's own while the account is only delayed: nobody is greeted as a stranger", async () => {
  stubHttp({
    'GET /user/feeds': () => listOf(samplePost()),
    'GET /follows/following': () => listOf(samplePerformer()),
    'GET /performers/top': () => listOf(samplePerformer()),
  });
  renderFeed(<HomePage />, { isDelayed: true, route: '/home' });
  expect(await screen.findByText('The palette of this week.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
});
