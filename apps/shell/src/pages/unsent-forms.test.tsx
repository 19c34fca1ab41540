import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { resetSession, stubHttp, TestSession, testUser } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import account from '../locales/account/en-US.json';
import auth from '../locales/auth/en-US.json';
import shell from '../locales/en-US.json';
import register from '../locales/register/en-US.json';
import AddressDialog from './account/addresses/address-dialog.tsx';
import { ProfileForm } from './account/profile/profile-form.tsx';
import UserForm from './auth/register/user-form.tsx';
import { AccountStep } from './auth/register/performer/account-step.tsx';

jest.setTimeout(30_000);

const texts = { account, auth, register, shell };

const nothing = () => ({ data: [], total: 0 });
const lists = { 'GET /countries/list': nothing, 'GET /languages': nothing, 'GET /phone-codes/list': nothing };

const open = (element: ReactElement, user: ReturnType<typeof testUser> | null) => {
  resetSession();
  if (user) resetSession(user);
  return renderWithUi(element, { texts, wrapper: TestSession });
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  stubHttp(lists);
});

const forms = {
  profile: { element: <ProfileForm user={testUser()} />, label: account.profile.name, user: testUser() },
  address: {
    element: <AddressDialog address={null} onClose={jest.fn()} />,
    label: account.addresses.street,
    user: testUser(),
  },
  registration: { element: <UserForm onWaiting={jest.fn()} />, label: auth.fields.name, user: null },
};

it.each(Object.keys(forms) as Array<keyof typeof forms>)(
  '%s: what was typed stands there after a reload',
  async (name) => {
    const { element, label, user } = forms[name];
    const page = open(element, user);
    const field = await screen.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, 'Half a sent');
    page.unmount();
    open(element, user);
    expect(await screen.findByLabelText(label)).toHaveValue('Half a sent');
  },
);

it('a registration as a performer keeps its first step as it is typed, but for the password', async () => {
  const handleChange = jest.fn();
  const values = { name: '', username: '', email: '', password: '' };
  open(<AccountStep values={values} refusal={null} onChange={handleChange} onNext={jest.fn()} />, null);
  await userEvent.type(screen.getByLabelText(register.account.name), 'Mahsa');
  await userEvent.type(screen.getByLabelText(register.account.password), 'a long secret');
  expect(handleChange).toHaveBeenLastCalledWith({ name: 'Mahsa', username: '', email: '' });
});

it('keeps neither e-mail nor password of a registration, nor the telephone of an address', async () => {
  const page = open(<UserForm onWaiting={jest.fn()} />, null);
  await userEvent.type(await screen.findByLabelText(auth.fields.email), 'me@barg.example');
  await userEvent.type(screen.getByLabelText(auth.fields.password), 'a long secret');
  page.unmount();
  open(<AddressDialog address={null} onClose={jest.fn()} />, testUser());
  await userEvent.type(await screen.findByLabelText(account.addresses.phone), '9121234567');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toMatch(/barg\.example|secret|9121234567/);
});
