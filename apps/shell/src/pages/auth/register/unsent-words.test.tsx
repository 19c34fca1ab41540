import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { resetSession, TestSession } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import auth from '../../../locales/auth/en-US.json';
import shell from '../../../locales/en-US.json';
import register from '../../../locales/register/en-US.json';
import { AccountStep } from './performer/account-step.tsx';
import UserForm from './user-form.tsx';

jest.setTimeout(30_000);

const open = (element: ReactElement) => {
  resetSession();
  return renderWithUi(element, { texts: { auth, register, shell }, wrapper: TestSession });
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('what was typed into a registration stands there after a reload', async () => {
  const page = open(<UserForm onWaiting={jest.fn()} />);
  await userEvent.type(await screen.findByLabelText(auth.fields.name), 'Half a sent');
  page.unmount();
  open(<UserForm onWaiting={jest.fn()} />);
  expect(await screen.findByLabelText(auth.fields.name)).toHaveValue('Half a sent');
});

it('a registration as a performer keeps its first step as it is typed, but for the password', async () => {
  const handleChange = jest.fn();
  const values = { name: '', username: '', email: '', password: '' };
  open(<AccountStep values={values} refusal={null} onChange={handleChange} onNext={jest.fn()} />);
  await userEvent.type(screen.getByLabelText(register.account.name), 'Mahsa');
  await userEvent.type(screen.getByLabelText(register.account.password), 'a long secret');
  expect(handleChange).toHaveBeenLastCalledWith({ name: 'Mahsa', username: '', email: '' });
});

it('keeps the e-mail address of a registration for this tab alone, and the password nowhere', async () => {
  open(<UserForm onWaiting={jest.fn()} />);
  await userEvent.type(await screen.findByLabelText(auth.fields.email), 'me@barg.example');
  await userEvent.type(screen.getByLabelText(auth.fields.password), 'a long secret');
  expect(JSON.stringify({ ...sessionStorage })).toContain('me@barg.example');
  expect(JSON.stringify({ ...localStorage })).not.toContain('barg.example');
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('secret');
});
