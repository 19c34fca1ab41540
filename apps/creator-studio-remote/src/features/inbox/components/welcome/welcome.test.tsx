import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, storeHere } from '@barg/session';
import { resetSession, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../../testing/render-studio.tsx';
import { vaultItem } from '../../../../testing/samples.ts';
import { WelcomeCard } from './welcome-card.tsx';

const URL = '/performer/welcome-message';
const item = vaultItem();

beforeEach(() => resetSession(testPerformer()));

test('her template is changed: words, a price, and fewer files', async () => {
  let welcome = { isOn: false, text: 'Hello', price: null as number | null, items: [item] };
  const calls = stubHttp({
    [`GET ${URL}`]: () => welcome,
    [`PUT ${URL}`]: ({ body }) => {
      const { price, ...rest } = body as { price: number; isOn: boolean; text: string };
      welcome = { ...rest, price, items: [] };
      return welcome;
    },
  });
  renderStudio(<WelcomeCard />);
  const text = await screen.findByRole('textbox', { name: 'Text' });
  expect(text).toHaveValue('Hello');
  await userEvent.click(screen.getByRole('switch', { name: 'Send it to new subscribers' }));
  const files = within(screen.getByRole('list', { name: 'Photos and videos' }));
  const price = screen.getByRole('textbox', { name: 'Price to open it' });
  expect(price).toHaveAccessibleDescription(/A price opens the files; the words beside them are free\./);
  await userEvent.click(files.getByRole('button', { name: /^Remove/ }));
  expect(price).toHaveAccessibleDescription(/A price locks the words until they pay\./);
  await userEvent.type(price, '2');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === `PUT ${URL}`)?.body).toEqual({
      ...{ isOn: true, text: 'Hello', itemIds: [], price: 2 },
      basedOn: { isOn: false, text: 'Hello', itemIds: [item._id], price: 0 },
    }),
  );
  expect(await screen.findByText('Saved.')).toBeVisible();
});

test('what was changed and not saved is there again: the switch, an emptied price, and the files', async () => {
  stubHttp({
    [`GET ${URL}`]: () => ({ isOn: false, text: 'Hello', price: 4, items: [item, vaultItem({ _id: 'item-2' })] }),
    'GET /performer/vault/:id': () => vaultItem({ _id: 'item-2', name: 'second.jpg' }),
  });
  const { unmount } = renderStudio(<WelcomeCard />);
  await userEvent.click(await screen.findByRole('switch', { name: 'Send it to new subscribers' }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Price to open it' }));
  const files = () => within(screen.getByRole('list', { name: 'Photos and videos' })).getAllByRole('button');
  await userEvent.click(files()[0] as HTMLElement);
  unmount();
  renderStudio(<WelcomeCard />);
  expect(await screen.findByRole('switch', { name: 'Send it to new subscribers' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Price to open it' })).toHaveValue('');
  await waitFor(() =>
    expect(files().map((button) => button.getAttribute('aria-label'))).toEqual([expect.stringContaining('second.jpg')]),
  );
});

test('it cannot be on with nothing in it', async () => {
  const calls = stubHttp({ [`GET ${URL}`]: () => ({ isOn: false, text: '', price: null, items: [] }) });
  renderStudio(<WelcomeCard />);
  await userEvent.click(await screen.findByRole('switch', { name: 'Send it to new subscribers' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Write something or add a file.')).toBeVisible();
  expect(calls.some(({ name }) => name.startsWith('PUT'))).toBe(false);
});

test('words that were not saved come back with their own files and price, not with those of another window', async () => {
  const [old, other] = [vaultItem({ _id: 'item-2' }), vaultItem({ _id: 'item-3' })];
  let welcome = { isOn: true, text: 'Hello', price: 4, items: [old] };
  const calls = stubHttp({
    [`GET ${URL}`]: () => welcome,
    [`PUT ${URL}`]: () => welcome,
    'GET /performer/vault/:id': () => old,
  });
  const { unmount } = renderStudio(<WelcomeCard />);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Text' }), ', see the photo');
  unmount();
  storeHere().dispatch(api.util.resetApiState());
  welcome = { isOn: true, text: 'New', price: 20, items: [other] };
  renderStudio(<WelcomeCard />);
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  const sent = calls.find(({ name }) => name === `PUT ${URL}`)?.body;
  expect(sent).toEqual({
    ...{ isOn: true, text: 'Hello, see the photo', itemIds: ['item-2'], price: 4 },
    // What its writer had read: the server tells her that it is another by now.
    basedOn: { isOn: true, text: 'Hello', itemIds: ['item-2'], price: 4 },
  });
});

test('says that the site has removed a message of it, and why it is off', async () => {
  const welcome = { isOn: false, isTakenDown: true, text: 'Hello', price: null, items: [] };
  stubHttp({ [`GET ${URL}`]: () => welcome });
  renderStudio(<WelcomeCard />);
  expect(await screen.findByText(/^The site has removed a message of this/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See why and object' })).toHaveAttribute('href', '/user/account/removals');
});
