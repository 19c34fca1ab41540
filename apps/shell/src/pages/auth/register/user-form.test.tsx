import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubHttp, TestSession } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import auth from '../../../locales/auth/en-US.json';
import register from '../../../locales/register/en-US.json';
import shell from '../../../locales/en-US.json';
import UserForm from './user-form.tsx';

beforeEach(() => resetSession());

test.each([
  ['ab', 'Write at least 3 characters.'],
  ['ni lou', /these signs: \.\u00A0_ — not “␣”/],
  ['.nilou', /not with “\.”/],
])(
  'the username %j is refused before it is sent, by the rule and with its numbers',
  async (username, words) => {
    const user = userEvent.setup();
    const made = stubHttp({});
    renderWithUi(<UserForm onWaiting={() => undefined} />, { texts: { auth, register, shell }, wrapper: TestSession });
    const field = screen.getByRole('textbox', { name: auth.fields.username });
    await user.type(field, username);
    await user.click(screen.getByRole('button', { name: auth.register.submit }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(words));
    expect(made).toEqual([]);
  },
  20_000,
);
