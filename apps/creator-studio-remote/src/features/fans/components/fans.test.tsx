import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Fan, FanList } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { FanLists } from './fan-lists.tsx';
import { OwnFans } from './own-fans.tsx';
// Loaded before, so that no test waits for their code.
import './fan-dialog.tsx';
import './fan-list-form.tsx';

const fan: Fan = {
  ...{ _id: 'fan-1', username: 'nilou', name: 'Niloufar', avatarUrl: '', isPerformer: false },
  since: '2026-11-01T10:00:00.000Z',
  isFollowing: true,
  subscription: { isRunning: true, until: '2026-12-01T10:00:00.000Z' },
  spent: 25,
  lastBoughtAt: null,
  lastMessageAt: null,
  conversationId: 'talk-1',
  note: 'likes ink',
  listIds: [],
};
const close: FanList = { _id: 'list-1', name: 'Close', rules: null, memberCount: 2, createdAt: fan.since };
const rich: FanList = {
  ...{ _id: 'list-2', name: 'Rich', memberCount: null, createdAt: fan.since },
  rules: [{ kind: 'spent', amount: 50, days: 30 }],
};
const LISTS = { 'GET /performer/fan-lists': () => ({ data: [close, rich], total: 2 }) };

beforeEach(() => resetSession(testPerformer()));

it('shows fans with what is between them and her, narrows them down, and puts one in a list', async () => {
  const calls = stubHttp({
    ...LISTS,
    'GET /performer/fans': () => ({ data: [fan], total: 1 }),
    'POST /performer/fan-lists/:id/members': () => close,
    'PUT /conversations/:id/update': () => ({}),
  });
  renderStudio(<OwnFans />);
  await userEvent.click(await screen.findByText('Niloufar'));
  const dialog = await screen.findByRole('dialog', { name: 'Niloufar' });
  expect(within(dialog).queryByRole('checkbox', { name: 'Rich' })).not.toBeInTheDocument();
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: 'Close' }));
  await waitFor(() => expect(calls.find(({ url }) => url.endsWith('/members'))?.body).toEqual({ fanIds: ['fan-1'] }));
  const note = within(dialog).getByRole('textbox', { name: 'Note' });
  expect(note).toHaveValue('likes ink');
  await userEvent.clear(note);
  await userEvent.click(note);
  await userEvent.paste('likes oil');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save the note' }));
  await waitFor(() => expect(calls.find(({ url }) => url.endsWith('/update'))?.body).toEqual({ note: 'likes oil' }));
});

it('says that there are none, and tries again after a failure', async () => {
  let isDown = true;
  stubHttp({
    ...LISTS,
    'GET /performer/fans': () => {
      if (isDown) throw stubError(500, 'server.unexpected', 'An error occurred');
      return { data: [], total: 0 };
    },
  });
  renderStudio(<OwnFans />);
  await screen.findByText('An error occurred');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByText('You have no fans yet. What you publish brings some.')).toBeInTheDocument();
});

it('says in words whom a rule finds, and makes a list by one', async () => {
  const calls = stubHttp({ ...LISTS, 'POST /performer/fan-lists': () => rich });
  renderStudio(<FanLists />);
  expect(await screen.findByText(/Paid at least .*50.* in 30 days/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'New list' }));
  await userEvent.click(await screen.findByRole('textbox', { name: 'Name' }));
  await userEvent.paste('Quiet ones');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who is in it' }), 'silent');
  await userEvent.click(screen.getByRole('button', { name: 'Make the list' }));
  const made = { name: 'Quiet ones', rules: [{ kind: 'silent', days: 30 }] };
  await waitFor(() => expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toEqual(made));
});

it('makes a list of those who meet one of several conditions, or all of them', async () => {
  const quietOrGone: FanList = {
    ...rich,
    rules: [{ kind: 'any', rules: [{ kind: 'expired' }, { kind: 'silent', days: 30 }] }],
  };
  const calls = stubHttp({
    'GET /performer/fan-lists': () => ({ data: [quietOrGone], total: 1 }),
    'POST /performer/fan-lists': () => quietOrGone,
  });
  renderStudio(<FanLists />);
  expect(await screen.findByText('Subscribed before or Has not written for 30 days')).toBeInTheDocument();
  const make = async (joint: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'New list' }));
    await userEvent.click(await screen.findByRole('textbox', { name: 'Name' }));
    await userEvent.paste('Lost');
    expect(screen.queryByRole('button', { name: 'Add a condition' })).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who is in it' }), 'expired');
    await userEvent.click(screen.getByRole('button', { name: 'Add a condition' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add a condition' }));
    await userEvent.click(screen.getByRole('button', { name: 'Drop the last condition' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Another condition' }), 'silent');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Of these conditions' }), joint);
    await userEvent.click(screen.getByRole('button', { name: 'Make the list' }));
    await screen.findByRole('button', { name: 'New list' });
  };
  await make('any');
  await make('all');
  const rules = [{ kind: 'expired' }, { kind: 'silent', days: 30 }];
  const made = calls.flatMap(({ name, body }) => (name.startsWith('POST') ? [(body as { rules: unknown }).rules] : []));
  expect(made).toEqual([[{ kind: 'any', rules }], rules]);
});

it('makes a list of those in a country, which has to be chosen', async () => {
  const calls = stubHttp({
    ...LISTS,
    'GET /countries/list': () => ({ data: [{ code_2: 'IR', name: 'Iran' }], total: 1 }),
    'POST /performer/fan-lists': () => close,
  });
  renderStudio(<FanLists />);
  await userEvent.click(await screen.findByRole('button', { name: 'New list' }));
  await userEvent.click(await screen.findByRole('textbox', { name: 'Name' }));
  await userEvent.paste('Near');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who is in it' }), 'country');
  const make = () => userEvent.click(screen.getByRole('button', { name: 'Make the list' }));
  await make();
  const country = screen.getByRole('combobox', { name: 'Country' });
  await waitFor(() => expect(country).toHaveAccessibleDescription('Choose a country.'));
  await userEvent.type(country, 'Iran');
  await userEvent.click(await screen.findByRole('option', { name: /Iran/ }));
  await make();
  await waitFor(() =>
    expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toEqual({
      name: 'Near',
      rules: [{ kind: 'country', country: 'IR' }],
    }),
  );
});
