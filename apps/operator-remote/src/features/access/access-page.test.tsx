import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubHttp } from '@barg/session/testing';
import { renderOperator } from '../../testing/render-operator.tsx';
import AccessPage from './access-page.tsx';

const settings = (version: number, maintenanceMode: boolean) => ({
  version,
  settings: { maintenanceMode, blockedCountries: [] },
});

test('says that the site is closed once it is, also while the settings are being read again', async () => {
  let reads = 0;
  const calls = stubHttp({
    'GET /operator/settings': () => ((reads += 1) === 1 ? settings(3, false) : new Promise(() => undefined)),
    'PUT /operator/settings': () => settings(4, true),
    'GET /countries/list': () => [],
  });
  renderOperator(<AccessPage />);
  await screen.findByText('The site is open');
  await userEvent.click(screen.getByRole('button', { name: 'Close the site' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Close the site' }).at(-1)!);

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(screen.getByText('The site is closed')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open the site' })).toBeInTheDocument();
  await waitFor(() => expect(reads).toBe(2));
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({ version: 3, maintenanceMode: true });
});
