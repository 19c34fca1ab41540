import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { KnownDevice } from '@barg/api-client/models';
import { resetSession, stubHttp, testUser } from '@barg/session/testing';
import { renderAccount } from '../../../testing/render-account.tsx';
import { DevicesCard } from './devices-card.tsx';

const device = (changes: Partial<KnownDevice>): KnownDevice => ({
  _id: 'phone',
  browser: 'Firefox',
  system: 'Android',
  kind: 'phone',
  lastSeenAt: '2026-11-20T10:00:00.000Z',
  isCurrent: false,
  ...changes,
});

beforeEach(() => resetSession(testUser()));

const open = () => {
  let devices = [
    device({ _id: 'here', browser: 'Chrome', system: 'Linux', kind: 'computer', isCurrent: true }),
    device({}),
    device({ _id: 'other', browser: null, system: null }),
  ];
  const calls = stubHttp({
    'GET /users/me/devices': () => ({ data: devices, total: devices.length }),
    'DELETE /users/me/devices/:id': ({ url }) => {
      devices = devices.filter(({ _id }) => !url.endsWith(_id));
      return { success: true };
    },
    'DELETE /users/me/devices': () => {
      devices = devices.filter(({ isCurrent }) => isCurrent);
      return { success: true };
    },
  });
  renderAccount(<DevicesCard />);
  return calls;
};

const confirm = async () => {
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Forget' }));
};

test('says which device is this one, and forgets another once that is confirmed', async () => {
  const calls = open();
  const here = (await screen.findByText('Chrome on Linux')).closest('li') as HTMLElement;
  expect(within(here).getByText('This device')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Forget: Firefox on Android' }));
  expect(calls.some(({ name }) => name.startsWith('DELETE'))).toBe(false);
  await confirm();
  await waitFor(() => expect(screen.queryByText('Firefox on Android')).not.toBeInTheDocument());
  expect(screen.getByText('Unknown device')).toBeInTheDocument();
});

test('forgets all others, after which there are none to forget', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Forget all others' }));
  await confirm();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Forget all others' })).not.toBeInTheDocument();
});
