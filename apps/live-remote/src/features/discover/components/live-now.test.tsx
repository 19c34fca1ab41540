import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubError, stubHttp } from '@barg/session/testing';
import { renderLive } from '../../../testing/render-live.tsx';
import { stream } from '../../../testing/samples.ts';
import { LiveNow } from './live-now.tsx';

const SEARCH = 'GET /streaming/user/search';

test('leads to each of those who are live', async () => {
  stubHttp({ [SEARCH]: () => ({ data: [stream()], total: 1 }) });
  renderLive(<LiveNow />);
  expect(await screen.findByRole('link', { name: /Mahsa Karimi/ })).toHaveAttribute('href', `/live/${stream()._id}`);
});

test('says that nobody is live', async () => {
  stubHttp({ [SEARCH]: () => ({ data: [], total: 0 }) });
  renderLive(<LiveNow />);
  expect(await screen.findByText(/^Nobody is live at the moment/)).toBeInTheDocument();
});

test('asks again when it could not be read', async () => {
  let isDown = true;
  stubHttp({
    [SEARCH]: () => {
      if (isDown) throw stubError(503, 'site.unavailable', 'Down');
      return { data: [stream()], total: 1 };
    },
  });
  renderLive(<LiveNow />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Down');
  isDown = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Mahsa Karimi/ })).toBeInTheDocument();
});
