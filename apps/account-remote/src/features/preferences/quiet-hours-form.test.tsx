import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubHttp, testUser } from '@barg/session/testing';
import { messages as account, renderAccount } from '../../testing/render-account.tsx';
import { QuietHours } from './quiet-hours-form.tsx';

const URL = '/users/me/quiet-hours';

test('quiet hours that were saved elsewhere say by which clock they are, until they are saved here', async () => {
  resetSession(testUser());
  let quietHours = { from: '23:00', to: '08:00', timeZone: 'Asia/Tehran' };
  stubHttp({
    [`GET ${URL}`]: () => ({ quietHours }),
    [`PUT ${URL}`]: ({ body }) => {
      ({ quietHours } = body as { quietHours: typeof quietHours });
      return body;
    },
  });
  renderAccount(<QuietHours />);
  const on = await screen.findByRole('switch', { name: account.quietHours.label });
  expect(on).toHaveAccessibleDescription(/Times are those of Tehran; saving makes them those of /);
  await userEvent.click(screen.getByRole('button', { name: account.save }));
  await waitFor(() => expect(on).toHaveAccessibleDescription(account.quietHours.help));
});

test('quiet hours are none at first, and are set on the clock of where the fan is', async () => {
  resetSession(testUser());
  const made = stubHttp({
    [`GET ${URL}`]: () => ({ quietHours: null }),
    [`PUT ${URL}`]: ({ body }) => body,
  });
  renderAccount(<QuietHours />);
  const on = await screen.findByRole('switch', { name: account.quietHours.label });
  expect(on).not.toBeChecked();
  await userEvent.click(on);
  expect(await screen.findByRole('group', { name: account.quietHours.from })).toHaveTextContent(/11:00.*PM/);
  await userEvent.click(screen.getByRole('button', { name: account.save }));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const sent = { quietHours: { from: '23:00', to: '08:00', timeZone } };
  await waitFor(() => expect(made.find(({ name }) => name.startsWith('PUT'))?.body).toEqual(sent));
});
