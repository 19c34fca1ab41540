import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubHttp } from '@barg/session/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { PostsTab } from './posts-tab.tsx';

const open = (route: string) => {
  stubHttp({ 'GET /feeds/users/feeds': () => ({ data: [], total: 0 }) });
  renderFeed(<PostsTab username="p1" />, { route });
};
const shown = () => screen.getByRole('button', { pressed: true });

test('shows posts as the address says, which a reload and the way back from a post keep', async () => {
  open('/niloufar?view=list');
  expect(shown()).toHaveAccessibleName('As a list');
  await userEvent.click(screen.getByRole('button', { name: 'As a grid' }));
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent(/^\/niloufar$/));
  expect(shown()).toHaveAccessibleName('As a grid');
});

test('writes the other view into the address, beside what stands there', async () => {
  open('/niloufar?from=mail');
  expect(shown()).toHaveAccessibleName('As a grid');
  await userEvent.click(screen.getByRole('button', { name: 'As a list' }));
  await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('/niloufar?from=mail&view=list'));
});
