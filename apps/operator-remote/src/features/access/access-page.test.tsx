import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { socketBus } from '@barg/session/realtime';
import { resetSession, stubError, stubHttp } from '@barg/session/testing';
import { messages, renderOperator } from '../../testing/render-operator.tsx';
import AccessPage from './access-page.tsx';

const settings = (version: number, maintenanceMode: boolean) => ({
  version,
  settings: { maintenanceMode, blockedCountries: [] as string[] },
});

beforeEach(() => resetSession());

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
  // The code of the question comes with the first press.
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Close the site' }));

  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(await screen.findByText('The site is closed')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open the site' })).toBeInTheDocument();
  await waitFor(() => expect(reads).toBe(2));
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({ version: 3, maintenanceMode: true });
});

test('refuses countries in words beside their field, keeps what was picked, and takes it the second time', async () => {
  let isRefused = true;
  const calls = stubHttp({
    'GET /operator/settings': () => settings(3, false),
    'PUT /operator/settings': () => {
      if (isRefused) throw stubError(422, 'request.invalid_values', 'Some values are not valid.');
      return { version: 4, settings: { maintenanceMode: false, blockedCountries: ['IS'] } };
    },
    'GET /countries/list': () => ({
      data: [
        { code_2: 'IS', name: 'Iceland' },
        { code_2: 'IR', name: 'Iran' },
      ],
      total: 2,
    }),
  });
  renderOperator(<AccessPage />);
  const field = await screen.findByRole('combobox', { name: 'Blocked countries' });
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  await userEvent.type(field, 'iceland{ArrowDown}{Enter}{Escape}');
  expect(await screen.findByRole('button', { name: /Remove .*Iceland/ })).toBeInTheDocument();
  await userEvent.click(save);
  expect(await screen.findByText('Some values are not valid.')).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Some values are not valid.'));
  expect(screen.getByRole('button', { name: /Remove .*Iceland/ })).toBeInTheDocument();
  isRefused = false;
  await userEvent.click(save);
  expect(await screen.findByText('Changes saved')).toBeInTheDocument();
  expect(field).toBeValid();
  expect(calls.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body)).toEqual([
    { version: 3, blockedCountries: ['IS'] },
    { version: 3, blockedCountries: ['IS'] },
  ]);
});

test('shows the countries that another operator has picked, where none is picked anew', async () => {
  let stored = settings(3, false);
  stubHttp({
    'GET /operator/settings': () => stored,
    'GET /countries/list': () => ({ data: [{ code_2: 'IS', name: 'Iceland' }], total: 1 }),
  });
  renderOperator(<AccessPage />);
  await screen.findByText(messages.access.noneBlocked);
  stored = { version: 4, settings: { maintenanceMode: false, blockedCountries: ['IS'] } };
  await act(async () => void (await import('@barg/session/realtime')));
  const changed = { id: '1', name: 'settings.changed' as const, at: '', data: { keys: ['blockedCountries'] } };
  act(() => socketBus.events$.next(changed));
  await waitFor(() => expect(screen.queryByText(messages.access.noneBlocked)).not.toBeInTheDocument());
  expect(screen.getByText('Iceland')).toBeInTheDocument();
});

test('tells of a second conflict as of the first', async () => {
  let version = 3;
  stubHttp({
    'GET /operator/settings': () => ({
      version,
      settings: { maintenanceMode: false, blockedCountries: { 3: [], 4: ['IR'] }[version] ?? ['DE'] },
    }),
    'PUT /operator/settings': () => {
      version += 1;
      throw stubError(409, 'settings.changed_meanwhile', 'Changed meanwhile');
    },
    'GET /countries/list': () => ({
      data: [
        { code_2: 'IS', name: 'Iceland' },
        { code_2: 'IR', name: 'Iran' },
        { code_2: 'DE', name: 'Germany' },
      ],
      total: 3,
    }),
  });
  renderOperator(<AccessPage />);
  const field = await screen.findByRole('combobox', { name: 'Blocked countries' });
  await userEvent.type(field, 'iceland{ArrowDown}{Enter}{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const first = await screen.findByRole('alert');
  expect(first).toHaveTextContent('Iran');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Germany'));
  // An alert is read out when it is inserted.
  expect(screen.getByRole('alert')).not.toBe(first);
});
