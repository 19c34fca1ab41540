import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Outlet, Route, Routes } from '@barg/runtime/router';
import type { Platform } from '@barg/session';
import { stubHttp } from '@barg/session/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { listOf, samplePerformer, sampleProfile } from '../../../testing/samples.ts';
import { AsidePeople } from './aside-people.tsx';

/** As the frame of pages has it: beside them, above them in the routes. */
const Frame = () => (
  <>
    <aside>
      <AsidePeople />
    </aside>
    <Outlet />
  </>
);

const site = (
  <Routes>
    <Route element={<Frame />}>
      <Route path="/explore" element={<Link to="/mahsa.art/photos">Mahsa</Link>} />
      <Route path="/:username/photos" element={<Link to="/explore">Explore</Link>} />
    </Route>
  </Routes>
);

const platform: Partial<Platform> = {
  SlotOutlet: ({ name, props }) => (
    <p>
      {name} {'performer' in props && props.performer?.username}
    </p>
  ),
};

beforeEach(() => {
  const matchMedia = () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} });
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: matchMedia });
});

test('the aside is about her whose profile it stands beside, and about others to get to know elsewhere', async () => {
  stubHttp({
    'GET /performers/mahsa.art': () => sampleProfile(),
    'GET /performers/search/random': () => listOf(samplePerformer({ _id: 'p2', name: 'Kaveh Rad', username: 'kaveh' })),
  });
  renderFeed(site, { route: '/explore', platform });
  expect(await screen.findByText('Kaveh Rad')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Mahsa' }));
  expect(await screen.findByText('profile.aside mahsa.art')).toBeInTheDocument();
  expect(screen.queryByText('Kaveh Rad')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Explore' }));
  expect(await screen.findByText('Kaveh Rad')).toBeInTheDocument();
});
