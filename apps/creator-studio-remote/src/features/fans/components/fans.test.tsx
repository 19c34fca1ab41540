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
  expect(await screen.findByText('Subscribed before or has not written for 30 days')).toBeInTheDocument();
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

it('changes the name and the conditions of a list where it stands', async () => {
  const lost: FanList = {
    ...rich,
    name: 'Lost',
    rules: [
      {
        kind: 'any',
        rules: [
          { kind: 'country', country: 'IR' },
          { kind: 'silent', days: 90 },
        ],
      },
    ],
  };
  const calls = stubHttp({
    'GET /performer/fan-lists': () => ({ data: [lost], total: 1 }),
    'GET /countries/list': () => ({ data: [{ code_2: 'IR', name: 'Iran' }], total: 1 }),
    'PUT /performer/fan-lists/:id': () => lost,
  });
  renderStudio(<FanLists />);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit the list “Lost”' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveFocus();
  // Its name comes with the list of countries.
  const country = await screen.findByRole('combobox', { name: 'Country' });
  await waitFor(() => expect(country).toHaveValue('Iran'));
  const sort = screen.getByRole('combobox', { name: 'Who is in it' });
  expect(within(sort).queryByRole('option', { name: 'Whom I put in it' })).not.toBeInTheDocument();
  const days = screen.getByRole('textbox', { name: 'Days' });
  expect(days).toHaveValue('90');
  await userEvent.clear(days);
  await userEvent.type(days, '60');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Of these conditions' }), 'all');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const changed = {
    name: 'Lost',
    rules: [
      { kind: 'country', country: 'IR' },
      { kind: 'silent', days: 60 },
    ],
  };
  await waitFor(() => expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual(changed));
  expect(await screen.findByRole('button', { name: 'Edit the list “Lost”' })).toHaveFocus();
});

it('changes only the name of a list whose members are put in it, or whose conditions are not made here', async () => {
  const nested: FanList = {
    ...rich,
    rules: [{ kind: 'follows' }, { kind: 'any', rules: [{ kind: 'expired' }, { kind: 'never-bought' }] }],
  };
  const calls = stubHttp({
    'GET /performer/fan-lists': () => ({ data: [close, nested], total: 2 }),
    'PUT /performer/fan-lists/:id': () => close,
  });
  renderStudio(<FanLists />);
  expect(await screen.findByText(/^Follows you · subscribed before or has never bought anything$/)).toBeInTheDocument();
  for (const { name } of [close, nested]) {
    await userEvent.click(screen.getByRole('button', { name: `Edit the list “${name}”` }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), '!');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add a condition' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: `Edit the list “${name}”` });
  }
  const sent = calls.flatMap(({ name, body }) => (name.startsWith('PUT') ? [body] : []));
  expect(sent).toEqual([{ name: 'Close!' }, { name: 'Rich!' }]);
});
