import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubHttp, TestSession, testUser } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import auth from '../../../locales/auth/en-US.json';
import register from '../../../locales/register/en-US.json';
import shell from '../../../locales/en-US.json';
import UserForm from './user-form.tsx';

beforeEach(() => resetSession());

const show = () =>
  renderWithUi(<UserForm onWaiting={() => undefined} />, { texts: { auth, register, shell }, wrapper: TestSession });

test('who is in at once is told that a letter waits to be answered', async () => {
  const user = userEvent.setup();
  stubHttp({
    'POST /auth/users/register': () => ({ token: 'secret' }),
    'GET /users/me': () => testUser(),
  });
  show();
  await user.type(screen.getByRole('textbox', { name: auth.fields.name }), 'Niloufar');
  await user.type(screen.getByRole('textbox', { name: auth.fields.username }), 'nilou.new');
  await user.type(screen.getByRole('textbox', { name: auth.fields.email }), 'nilou@barg.example');
  await user.type(screen.getByLabelText(auth.fields.password), 'leaf-and-root-1');
  await user.click(screen.getByRole('button', { name: auth.register.submit }));
  expect(await screen.findByText(/We sent a letter to .?nilou@barg\.example/)).toBeVisible();
}, 20_000);

test.each([
  ['ab', 'Write at least 3 characters.'],
  ['ni lou', /these signs: \.\u00A0_ — not “␣”/],
  ['.nilou', /not with “\.”/],
])(
  'the username %j is refused before it is sent, by the rule and with its numbers',
  async (username, words) => {
    const user = userEvent.setup();
    const made = stubHttp({});
    show();
    const field = screen.getByRole('textbox', { name: auth.fields.username });
    await user.type(field, username);
    await user.click(screen.getByRole('button', { name: auth.register.submit }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(words));
    expect(made).toEqual([]);
  },
  20_000,
);
