import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubHttp } from '@barg/session/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { listOf, samplePerformer, samplePost } from '../../../testing/samples.ts';
import { Explore } from './explore.tsx';

const discoveries = {
  'GET /performers/top': () => listOf(samplePerformer({ name: 'Popular One' })),
  'GET /user/feeds/landing': () => listOf(samplePost()),
};

test('searches once for what was typed, and keeps it in the address', async () => {
  const calls = stubHttp({ ...discoveries, 'GET /performers/user/search': () => listOf(samplePerformer()) });
  renderFeed(<Explore />, { route: '/explore' });
  await userEvent.type(screen.getByRole('searchbox'), 'mahsa');
  expect(await screen.findByRole('link', { name: /Mahsa Karimi Painting/ })).toHaveAttribute('href', '/mahsa.art');
  expect(screen.getByLabelText('address')).toHaveTextContent('/explore?q=mahsa');
  const asked = calls.filter(({ name }) => name === 'GET /performers/user/search').map(({ params }) => params.q);
  expect(asked).toEqual(['mahsa']);
});

test('says so when neither performers nor posts are found', async () => {
  stubHttp({ 'GET /performers/user/search': () => listOf(), 'GET /user/feeds/landing': () => listOf() });
  renderFeed(<Explore />, { route: '/explore?q=zzz' });
  expect(await screen.findByText('Nothing found for “zzz”')).toBeInTheDocument();
});

test('shows who is popular while nothing is searched for', async () => {
  stubHttp(discoveries);
  renderFeed(<Explore />, { route: '/explore' });
  expect(await screen.findByText('Popular One')).toBeInTheDocument();
});
