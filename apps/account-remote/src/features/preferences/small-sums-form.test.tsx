import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { messages as account, renderAccount } from '../../testing/render-account.tsx';
import { SmallSumsForm } from './small-sums-form.tsx';

const open = () => {
  const user = testUser();
  resetSession(user);
  renderAccount(<SmallSumsForm user={user} />);
  return screen.getByLabelText(account.smallSums.label);
};
const save = async (field: HTMLElement, amount: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, amount);
  await userEvent.click(screen.getByRole('button', { name: account.save }));
};

test('the bound begins at none, is saved in the account, and said to be', async () => {
  const made = stubHttp({ 'PUT /users': () => testUser({ unaskedBelow: 5 }) });
  const field = open();
  expect(field).toHaveValue('0');
  await save(field, '5');
  expect(await screen.findByText(account.saved)).toBeVisible();
  expect(made.map(({ body }) => body)).toEqual([{ unaskedBelow: 5, basedOn: { unaskedBelow: 0 } }]);
});

test('a bound beyond the highest is refused beside the field, and a failure is said', async () => {
  const made = stubHttp({
    'PUT /users': () => {
      throw stubError(500, 'server.unexpected', 'Not now.');
    },
  });
  const field = open();
  await save(field, '101');
  expect(field).toHaveAccessibleDescription(/At most 100/);
  expect(made).toEqual([]);
  await save(field, '100');
  expect(await screen.findByText('Not now.')).toBeVisible();
});

test('a bound that was saved elsewhere stands in a field that was left alone', () => {
  resetSession(testUser());
  const { rerender } = renderAccount(<SmallSumsForm user={testUser({ unaskedBelow: 5 })} />);
  rerender(<SmallSumsForm user={testUser({ unaskedBelow: 0 })} />);
  expect(screen.getByLabelText(account.smallSums.label)).toHaveValue('0');
});

test('a bound that was saved elsewhere while another was typed is shown before it is replaced', async () => {
  let stored = 2;
  stubHttp({
    'GET /users/me': () => testUser({ unaskedBelow: stored }),
    'PUT /users': ({ body }) => {
      const { unaskedBelow, basedOn } = body as { unaskedBelow: number; basedOn: { unaskedBelow: number } };
      if (basedOn.unaskedBelow !== stored) throw stubError(409, 'content.changed_meanwhile', 'Changed elsewhere.');
      stored = unaskedBelow;
      return testUser({ unaskedBelow });
    },
  });
  const field = open();
  await save(field, '50');
  expect(await screen.findByText('Changed elsewhere.')).toBeVisible();
  expect(screen.getByRole('note', { name: 'Saved elsewhere meanwhile' })).toHaveTextContent('2 tokens');
  await save(field, '50');
  expect(await screen.findByText(account.saved)).toBeVisible();
  expect(stored).toBe(50);
});
