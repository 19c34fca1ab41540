import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Fan, FanList } from '@barg/api-client/models';
import { api, storeHere } from '@barg/session';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { isSame } from '@barg/session/unsent-drafts';
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
  await waitFor(() =>
    expect(calls.find(({ url }) => url.endsWith('/update'))?.body).toEqual({
      note: 'likes oil',
      basedOn: { note: 'likes ink' },
    }),
  );
});

it('keeps the dialog of a fan who is taken out of the list that is shown', async () => {
  let data = [{ ...fan, listIds: ['list-1'] }];
  stubHttp({
    ...LISTS,
    'GET /performer/fans': () => ({ data, total: data.length }),
    'DELETE /performer/fan-lists/:id/members/:fanId': () => {
      data = [];
      return close;
    },
  });
  renderStudio(<OwnFans />);
  await userEvent.click(await screen.findByText('Niloufar'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Niloufar' }));
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Close' }));
  expect(await screen.findByText('You have no fans yet. What you publish brings some.')).toBeInTheDocument();
  expect(dialog.getByRole('checkbox', { name: 'Close' })).not.toBeChecked();
  expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('likes ink');
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

it('says that the lists did not come, beside the filters and in the dialog of a fan', async () => {
  let isDown = true;
  stubHttp({
    'GET /performer/fan-lists': () => {
      if (isDown) throw stubError(503, 'server.unexpected', 'No lists now');
      return { data: [close], total: 1 };
    },
    'GET /performer/fans': () => ({ data: [fan], total: 1 }),
  });
  renderStudio(<OwnFans />);
  expect(await screen.findByText('No lists now')).toBeInTheDocument();
  await userEvent.click(await screen.findByText('Niloufar'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Niloufar' }));
  expect(await dialog.findByText('No lists now')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(dialog.getByRole('button', { name: /again/i }));
  expect(await dialog.findByRole('checkbox', { name: 'Close' })).toBeInTheDocument();
  expect(screen.queryByText('No lists now')).not.toBeInTheDocument();
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

it('makes a list of those who meet conditions, of which some have alternatives', async () => {
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
  await userEvent.click(screen.getByRole('button', { name: 'New list' }));
  await userEvent.click(await screen.findByRole('textbox', { name: 'Name' }));
  await userEvent.paste('Lost');
  const press = (name: string, at = 0) => userEvent.click(screen.getAllByRole('button', { name })[at]!);
  expect(screen.queryByRole('button', { name: /^Add a/ })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who is in it' }), 'expired');
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  await press('Add a condition');
  const further = screen.getByRole('combobox', { name: 'Another condition' });
  expect(further).toHaveFocus();
  await userEvent.selectOptions(further, 'new');
  await press('Add an alternative', 0);
  const instead = screen.getByRole('combobox', { name: 'Or instead' });
  expect(instead).toHaveFocus();
  await userEvent.selectOptions(instead, 'silent');
  await press('Make the list');
  const asked = [
    { kind: 'any', rules: [{ kind: 'expired' }, { kind: 'silent', days: 30 }] },
    { kind: 'new', days: 30 },
  ];
  await waitFor(() =>
    expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toEqual({ name: 'Lost', rules: asked }),
  );
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

it('changes and removes each condition of a list where it stands', async () => {
  const lost: FanList = {
    ...rich,
    name: 'Lost',
    rules: [
      { kind: 'follows' },
      {
        kind: 'any',
        rules: [
          { kind: 'country', country: 'IR' },
          { kind: 'silent', days: 90 },
          { kind: 'country', country: 'TR' },
        ],
      },
      { kind: 'new', days: 7 },
    ],
  };
  const countries = [
    { code_2: 'IR', name: 'Iran' },
    { code_2: 'TR', name: 'Türkiye' },
  ];
  const calls = stubHttp({
    'GET /performer/fan-lists': () => ({ data: [lost], total: 1 }),
    'GET /countries/list': () => ({ data: countries, total: 2 }),
    'PUT /performer/fan-lists/:id': () => lost,
  });
  renderStudio(<FanLists />);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit the list “Lost”' }));
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveFocus();
  const sort = screen.getByRole('combobox', { name: 'Who is in it' });
  expect(within(sort).queryByRole('option', { name: 'Whom I put in it' })).not.toBeInTheDocument();
  // Its name comes with the list of countries.
  const named = () => screen.getAllByRole('combobox', { name: 'Country' });
  await waitFor(() => expect(named()[0]).toHaveValue('Iran'));
  await userEvent.click(screen.getAllByRole('button', { name: 'Remove the condition “By country”' })[0]!);
  expect(named()).toHaveLength(1);
  await waitFor(() => expect(named()[0]).toHaveValue('Türkiye'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove the condition “New fans”' }));
  const [days, ...others] = screen.getAllByRole('textbox', { name: 'Days' });
  expect(others).toEqual([]);
  expect(days).toHaveValue('90');
  await userEvent.clear(days!);
  await userEvent.type(days!, '60');
  await userEvent.click(screen.getByRole('button', { name: 'Remove the condition “Followers”' }));
  expect(screen.getByRole('combobox', { name: 'Who is in it' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const left = [
    { kind: 'silent', days: 60 },
    { kind: 'country', country: 'TR' },
  ];
  const changed = { rules: [{ kind: 'any', rules: left }], basedOn: { rules: lost.rules } };
  await waitFor(() => expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual(changed));
  expect(await screen.findByRole('button', { name: 'Edit the list “Lost”' })).toHaveFocus();
});

it('changes only the name of a list whose members are put in it', async () => {
  const calls = stubHttp({
    'GET /performer/fan-lists': () => ({ data: [close], total: 1 }),
    'PUT /performer/fan-lists/:id': () => close,
  });
  renderStudio(<FanLists />);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit the list “Close”' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), '!');
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add a condition' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Edit the list “Close”' });
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({
    ...{ name: 'Close!', basedOn: { name: 'Close' } },
  });
});

it('says that the conditions which she has changed were changed in another window meanwhile', async () => {
  let rules: FanList['rules'] = rich.rules;
  stubHttp({ 'GET /performer/fan-lists': () => ({ data: [{ ...rich, rules }], total: 1 }) });
  const amount = () => screen.findByLabelText('At least');
  const note = () => screen.queryByText(/changed in another window/);
  const open = async () => {
    const { unmount } = renderStudio(<FanLists />);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit the list “Rich”' }));
    await amount();
    return unmount;
  };
  const unmount = await open();
  await userEvent.clear(await amount());
  await userEvent.type(await amount(), '60');
  expect(note()).not.toBeInTheDocument();
  unmount();
  rules = [{ kind: 'spent', days: 30, amount: 70 }];
  storeHere().dispatch(api.util.resetApiState());
  await open();
  expect(await amount()).toHaveValue('60');
  expect(note()).toBeInTheDocument();
  await userEvent.clear(await amount());
  await userEvent.type(await amount(), '70');
  await waitFor(() => expect(note()).not.toBeInTheDocument());
});

it('shows the conditions and the name that another window has saved meanwhile before they are replaced', async () => {
  let stored: FanList = rich;
  stubHttp({
    'GET /performer/fan-lists': () => ({ data: [stored], total: 1 }),
    'PUT /performer/fan-lists/:id': ({ body }) => {
      const { basedOn, ...changes } = body as Partial<FanList> & { basedOn: Partial<FanList> };
      const isOld = Object.entries(basedOn).some(([name, read]) => !isSame(stored[name as keyof FanList], read));
      if (isOld) throw stubError(409, 'content.changed_meanwhile', 'Changed elsewhere.');
      stored = { ...stored, ...changes };
      return stored;
    },
  });
  renderStudio(<FanLists />);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit the list “Rich”' }));
  const amount = await screen.findByLabelText('At least');
  await userEvent.clear(amount);
  await userEvent.type(amount, '60');
  stored = { ...rich, name: 'Very rich', rules: [{ kind: 'spent', amount: 70, days: 30 }] };
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Changed elsewhere.')).toBeVisible();
  const theirs = screen.getByRole('note', { name: 'Saved elsewhere meanwhile' });
  expect(theirs).toHaveTextContent(/70 tokens in 30 days/);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Very rich');
  expect(amount).toHaveValue('60');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stored).toMatchObject({ name: 'Very rich', rules: [{ kind: 'spent', amount: 60 }] }));
});
