import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { userSlice, store } from '@barg/session';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { isSame, keepDraft } from '@barg/session/unsent-drafts';
import { messages, renderAccount } from '../../testing/render-account.tsx';
import { ProfileForm } from './profile-form.tsx';

jest.setTimeout(30_000);

const nothing = () => ({ data: [], total: 0 });
const lists = { 'GET /countries/list': nothing, 'GET /languages/list': nothing, 'GET /phone-codes/list': nothing };
const here = testUser({ name: 'Sara', username: 'sara', email: 'sara@barg.example' });

const nameField = () => screen.findByLabelText(messages.profile.name);
const save = () => userEvent.click(screen.getByRole('button', { name: messages.save }));

/** The form of an account that the API has as `elsewhere` by now. */
const open = (elsewhere: object, answer: () => Promise<unknown> = async () => undefined) => {
  const calls = stubHttp({
    ...lists,
    'PUT /users': async ({ body }) => {
      await answer();
      return { ...here, ...elsewhere, ...(body as object) };
    },
  });
  renderAccount(<ProfileForm user={here} />);
  return () => calls.filter(({ name }) => name === 'PUT /users').map(({ body }) => body);
};

beforeEach(() => {
  localStorage.clear();
  resetSession();
  resetSession(here);
});

it('sends what was changed in it alone, and takes over what another window has saved meanwhile', async () => {
  const sent = open({ email: 'moved@barg.example', username: 'sarah' });
  await userEvent.type(await nameField(), ' Rad');
  await save();
  expect(await screen.findByText(messages.saved)).toBeVisible();
  expect(sent()).toEqual([{ name: 'Sara Rad', basedOn: { name: 'Sara' } }]);
  expect(screen.getByLabelText(messages.profile.email)).toHaveValue('moved@barg.example');
  expect(screen.getByLabelText(messages.profile.username)).toHaveValue('sarah');
  await userEvent.type(await nameField(), 'i');
  await save();
  await waitFor(() => expect(sent().at(1)).toEqual({ name: 'Sara Radi', basedOn: { name: 'Sara Rad' } }));
});

it('says that it is saved where nothing was changed, and asks nothing for it', async () => {
  const sent = open({});
  await nameField();
  await save();
  expect(await screen.findByText(messages.saved)).toBeVisible();
  expect(sent()).toEqual([]);
});

it('keeps what is typed while it is being saved, as unsaved', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const sent = open({}, () => promise);
  await userEvent.type(await nameField(), ' Rad');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  await userEvent.type(await nameField(), ' i');
  await act(async () => resolve(undefined));
  expect(await screen.findByText(messages.saved)).toBeVisible();
  expect(await nameField()).toHaveValue('Sara Rad i');
  expect(userSlice.selectors.selectCurrentUser(store.getState())?.name).toBe('Sara Rad');
  expect(JSON.stringify({ ...localStorage })).toContain('Sara Rad i');
  await save();
  await waitFor(() => expect(sent().at(1)).toEqual({ name: 'Sara Rad i', basedOn: { name: 'Sara Rad' } }));
});

it('says of a username that a draft has brought whether it is free, and no more once that is discarded', async () => {
  stubHttp({ ...lists, 'GET /users/usernames/:name': () => ({ isAvailable: true, reason: null }) });
  const { unmount } = renderAccount(<ProfileForm user={here} />);
  await userEvent.type(await screen.findByLabelText(messages.profile.username), 'h');
  expect(await screen.findByText(messages.profile.hint.available)).toBeVisible();
  unmount();
  renderAccount(<ProfileForm user={here} />);
  expect(await screen.findByLabelText(messages.profile.username)).toHaveValue('sarah');
  expect(await screen.findByText(messages.profile.hint.available)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(screen.getByLabelText(messages.profile.username)).toHaveValue('sara');
  await waitFor(() => expect(screen.queryByText(messages.profile.hint.available)).not.toBeInTheDocument());
});

it('adds the languages of a draft to those that another window has saved since', async () => {
  keepDraft('profile', { languages: ['fa', 'de'], '@began': { languages: ['fa', 'en'] } });
  const now = { ...here, languages: ['fa', 'en', 'tr'] };
  const calls = stubHttp({
    ...lists,
    'GET /users/me': () => now,
    'PUT /users': ({ body }) => ({ ...now, ...(body as object) }),
  });
  renderAccount(<ProfileForm user={now} />);
  await nameField();
  await save();
  expect(await screen.findByText(messages.saved)).toBeVisible();
  const sent = calls.find(({ name }) => name === 'PUT /users')?.body;
  expect(sent).toEqual({ languages: ['fa', 'tr', 'de'], basedOn: { languages: ['fa', 'en', 'tr'] } });
});

it('gives a phone number that was typed first the code of the country that is chosen then', async () => {
  const iran = { code_2: 'IR', code_3: 'IRN', name: 'Iran', nativeName: 'ایران', phoneCode: '98' };
  const listed = () => ({ data: [iran], total: 1 });
  const calls = stubHttp({
    ...lists,
    'GET /countries/list': listed,
    'GET /phone-codes/list': listed,
    'PUT /users': ({ body }) => ({ ...here, ...(body as object) }),
  });
  renderAccount(<ProfileForm user={here} />);
  await userEvent.type(await screen.findByLabelText(messages.profile.phone), '09812345678');
  await userEvent.type(screen.getByRole('combobox', { name: messages.profile.country }), 'iran');
  await userEvent.click(await screen.findByRole('option', { name: /Iran/ }));
  await save();
  expect(await screen.findByText(messages.saved)).toBeVisible();
  expect(calls.find(({ name }) => name === 'PUT /users')?.body).toEqual({
    ...{ country: 'IR', phone: '+989812345678', basedOn: { country: here.country, phone: here.phone } },
  });
});

it('shows what another window has saved of a field that was changed here too, and puts languages together', async () => {
  let stored = { ...here, phone: null as string | null, languages: ['fa'] };
  const began = stored;
  const calls = stubHttp({
    ...lists,
    'GET /languages/list': () => ({ data: [{ code: 'de', name: 'German', nativeName: 'Deutsch' }], total: 1 }),
    'GET /users/me': () => stored,
    'PUT /users': ({ body }) => {
      const { basedOn, ...changes } = body as Partial<typeof stored> & { basedOn: Partial<typeof stored> };
      const isOld = Object.entries(basedOn).some(([name, read]) => !isSame(stored[name as keyof typeof stored], read));
      if (isOld) throw stubError(409, 'content.changed_meanwhile', 'Changed elsewhere.');
      stored = { ...stored, ...changes };
      return stored;
    },
  });
  keepDraft('profile', { languages: ['fa', 'de'], '@began': { languages: ['fa'] } });
  renderAccount(<ProfileForm user={began} />);
  await userEvent.type(await nameField(), ' Rad');
  stored = { ...stored, name: 'Sara Tehrani', languages: ['fa', 'tr'], phone: '+982188776655' };
  await save();
  expect(await screen.findByText('Changed elsewhere.')).toBeVisible();
  expect(screen.getByRole('note', { name: 'Saved elsewhere meanwhile' })).toHaveTextContent('Sara Tehrani');
  expect(await nameField()).toHaveValue('Sara Rad');
  await save();
  expect(await screen.findByText(messages.saved)).toBeVisible();
  expect(stored).toMatchObject({ name: 'Sara Rad', languages: ['fa', 'tr', 'de'], phone: '+982188776655' });
  expect(calls.filter(({ name }) => name === 'PUT /users').at(-1)?.body).toMatchObject({
    basedOn: { name: 'Sara Tehrani', languages: ['fa', 'tr'] },
  });
});
