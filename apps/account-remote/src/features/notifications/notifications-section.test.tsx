import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, storeHere } from '@barg/session';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { renderAccount } from '../../testing/render-account.tsx';
import NotificationsSection from './notifications-section.tsx';

const settings = () => ({
  topics: [
    {
      topic: 'message',
      category: 'people',
      app: { isOn: true, isFixed: true },
      push: { isOn: true, isFixed: false },
      email: { isOn: false, isFixed: false },
    },
    {
      topic: 'post',
      category: 'content',
      app: { isOn: true, isFixed: false },
      push: { isOn: false, isFixed: false },
      email: { isOn: false, isFixed: false },
    },
  ],
});

const letters = () => ({ frequency: 'at-once', hour: 9, timeZone: 'UTC', isReachable: true });

beforeEach(() => resetSession(testUser()));

const rowOf = async (name: string) => within(await screen.findByRole('group', { name }));

test('shows what can be switched, and saves a switch when it is moved', async () => {
  const saved: unknown[] = [];
  const stored = () => {
    const now = settings();
    now.topics[1]!.email.isOn = saved.length > 0;
    return now;
  };
  stubHttp({
    'GET /notifications/letters': letters,
    'GET /notifications/settings': stored,
    'PUT /notifications/settings': ({ body }) => {
      saved.push(body);
      return stored();
    },
  });
  renderAccount(<NotificationsSection />);
  const messages = await rowOf('Messages');
  expect(messages.getByRole('switch', { name: 'On the site' })).toBeDisabled();
  expect(messages.getByRole('switch', { name: 'Browser' })).toBeChecked();
  const posts = await rowOf('New posts');
  await userEvent.click(posts.getByRole('switch', { name: 'Email' }));
  await waitFor(() => expect(posts.getByRole('switch', { name: 'Email' })).toBeChecked());
  await waitFor(() => expect(saved).toEqual([{ changes: [{ topic: 'post', channel: 'email', isOn: true }] }]));
});

test('moves a switch back when it could not be saved, and says so', async () => {
  stubHttp({
    'GET /notifications/letters': letters,
    'GET /notifications/settings': settings,
    'PUT /notifications/settings': () => {
      throw stubError(500, 'server.unexpected', 'Broken');
    },
  });
  renderAccount(<NotificationsSection />);
  const posts = await rowOf('New posts');
  await userEvent.click(posts.getByRole('switch', { name: 'Browser' }));
  expect(await screen.findByText('Broken')).toBeVisible();
  await waitFor(() => expect(posts.getByRole('switch', { name: 'Browser' })).not.toBeChecked());
});

test('follows what another window of the account has switched', async () => {
  let stored = settings();
  stubHttp({ 'GET /notifications/letters': letters, 'GET /notifications/settings': () => stored });
  renderAccount(<NotificationsSection />);
  const posts = await rowOf('New posts');
  expect(posts.getByRole('switch', { name: 'Email' })).not.toBeChecked();
  stored = settings();
  stored.topics[1]!.email.isOn = true;
  act(() => void storeHere().dispatch(api.util.invalidateTags(['Settings'])));
  await waitFor(() => expect(posts.getByRole('switch', { name: 'Email' })).toBeChecked());
});

test('a switch that is moved while the settings are read again does not jump back', async () => {
  const reading = Promise.withResolvers<ReturnType<typeof settings>>();
  const saving = Promise.withResolvers<ReturnType<typeof settings>>();
  const answers: Array<() => unknown> = [settings, () => reading.promise];
  const made = stubHttp({
    'GET /notifications/letters': letters,
    'GET /notifications/settings': () => (answers.shift() ?? settings)(),
    'PUT /notifications/settings': () => saving.promise,
  });
  renderAccount(<NotificationsSection />);
  const posts = await rowOf('New posts');
  act(() => void storeHere().dispatch(api.util.invalidateTags(['Settings'])));
  await waitFor(() => expect(made.filter(({ name }) => name === 'GET /notifications/settings')).toHaveLength(2));
  await userEvent.click(posts.getByRole('switch', { name: 'Email' }));
  const later = settings();
  later.topics[1]!.push.isOn = true;
  await act(async () => reading.resolve(later));
  await waitFor(() => expect(posts.getByRole('switch', { name: 'Browser' })).toBeChecked());
  expect(posts.getByRole('switch', { name: 'Email' })).toBeChecked();
  await act(async () => saving.resolve(later));
});

test('asks again for what did not come', async () => {
  let isBroken = true;
  stubHttp({
    'GET /notifications/letters': letters,
    'GET /notifications/settings': () => {
      if (isBroken) throw stubError(500, 'server.unexpected', 'Broken');
      return settings();
    },
  });
  renderAccount(<NotificationsSection />);
  expect(await screen.findByText('Broken')).toBeVisible();
  isBroken = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  // It is seen once the card above it has come too.
  await waitFor(() => expect(screen.getByText('Messages')).toBeVisible());
});

test('says where the browser cannot show notifications', async () => {
  stubHttp({ 'GET /notifications/settings': settings, 'GET /notifications/letters': letters });
  renderAccount(<NotificationsSection />);
  expect(await screen.findByText(/This browser cannot show notifications/)).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Notify me here' })).toBeDisabled();
});
