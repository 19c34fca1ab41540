import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, storeHere } from '@barg/session';
import { resetSession, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../../testing/render-studio.tsx';
import { StrangersCard } from './strangers-card.tsx';

const URL = '/performer/inbox-settings';

beforeEach(() => resetSession(testPerformer()));

test('requests are kept apart, and a line is a word or phrase that is not accepted', async () => {
  let settings = { keepsRequests: false, filteredWords: ['spam'], messagePrice: 0 };
  const calls = stubHttp({
    [`GET ${URL}`]: () => settings,
    [`PUT ${URL}`]: ({ body }) => {
      settings = body as typeof settings;
      return settings;
    },
  });
  renderStudio(<StrangersCard />);
  const words = await screen.findByRole('textbox', { name: 'Words that you do not accept' });
  expect(words).toHaveValue('spam');
  await userEvent.click(screen.getByRole('switch', { name: 'Keep messages of strangers apart' }));
  await userEvent.type(words, '{Enter}{Enter} send money ');
  const price = screen.getByRole('textbox', { name: 'Price of a message' });
  await userEvent.clear(price);
  await userEvent.type(price, '3');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.find(({ name }) => name === `PUT ${URL}`)?.body).toEqual({
      ...{ keepsRequests: true, filteredWords: ['spam', 'send money'], messagePrice: 3 },
    }),
  );
  expect(await screen.findByText('Saved.')).toBeVisible();
});

test('what another window has set meanwhile stays, and so does what is typed while it is being saved', async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  let settings = { keepsRequests: false, filteredWords: ['spam'], messagePrice: 0 };
  const calls = stubHttp({
    [`GET ${URL}`]: () => settings,
    [`PUT ${URL}`]: () => promise,
  });
  const sent = () => calls.filter(({ name }) => name === `PUT ${URL}`).map(({ body }) => body);
  renderStudio(<StrangersCard />);
  const words = await screen.findByRole('textbox', { name: 'Words that you do not accept' });
  await userEvent.type(words, '{Enter}money');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toEqual([{ filteredWords: ['spam', 'money'] }]));
  await userEvent.type(words, '{Enter}gold');
  settings = { keepsRequests: true, filteredWords: ['spam', 'money'], messagePrice: 3 };
  resolve(settings);
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(words).toHaveValue('spam\nmoney\ngold');
  expect(screen.getByRole('switch', { name: 'Keep messages of strangers apart' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Price of a message' })).toHaveValue('3');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent().at(1)).toEqual({ filteredWords: ['spam', 'money', 'gold'] }));
});

test('words that were added in another window stay, also after a draft', async () => {
  let filteredWords = ['a', 'old'];
  const calls = stubHttp({
    [`GET ${URL}`]: () => ({ keepsRequests: false, filteredWords, messagePrice: 0 }),
    [`PUT ${URL}`]: ({ body }) => ({ keepsRequests: false, messagePrice: 0, ...(body as object) }),
  });
  const { unmount } = renderStudio(<StrangersCard />);
  const field = () => screen.findByRole('textbox', { name: 'Words that you do not accept' });
  await userEvent.clear(await field());
  await userEvent.type(await field(), 'a{Enter}b');
  unmount();
  filteredWords = ['a', 'old', 'c'];
  storeHere().dispatch(api.util.resetApiState());
  renderStudio(<StrangersCard />);
  expect(await field()).toHaveValue('a\nb');
  // Once more while it stands open.
  filteredWords = ['a', 'old', 'c', 'd'];
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(calls.find(({ name }) => name === `PUT ${URL}`)?.body).toEqual({ filteredWords: ['a', 'c', 'd', 'b'] });
  expect(await field()).toHaveValue('a\nc\nd\nb');
});
