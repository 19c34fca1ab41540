import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, storeHere } from '@barg/session';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { isSame } from '@barg/session/unsent-drafts';
import { renderStudio } from '../../../../testing/render-studio.tsx';
import { StrangersCard } from './strangers-card.tsx';

const URL = '/performer/inbox-settings';

type Item = Record<string, unknown>;

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
      basedOn: { keepsRequests: false, filteredWords: ['spam'], messagePrice: 0 },
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
  await waitFor(() =>
    expect(sent()).toEqual([{ filteredWords: ['spam', 'money'], basedOn: { filteredWords: ['spam'] } }]),
  );
  await userEvent.type(words, '{Enter}gold');
  settings = { keepsRequests: true, filteredWords: ['spam', 'money'], messagePrice: 3 };
  resolve(settings);
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(words).toHaveValue('spam\nmoney\ngold');
  expect(screen.getByRole('switch', { name: 'Keep messages of strangers apart' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Price of a message' })).toHaveValue('3');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent().at(1)).toEqual({
      filteredWords: ['spam', 'money', 'gold'],
      basedOn: { filteredWords: ['spam', 'money'] },
    }),
  );
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
  expect(calls.find(({ name }) => name === `PUT ${URL}`)?.body).toEqual({
    filteredWords: ['a', 'c', 'd', 'b'],
    basedOn: { filteredWords: ['a', 'old', 'c', 'd'] },
  });
  expect(await field()).toHaveValue('a\nc\nd\nb');
});

/** A server that compares what a change is based on. */
const serve = (began: Item) => {
  let stored = began;
  stubHttp({
    [`GET ${URL}`]: () => stored,
    [`PUT ${URL}`]: ({ body }) => {
      const { basedOn, ...changes } = body as Item & { basedOn: Item };
      const isOld = Object.entries(basedOn).some(([name, read]) => !isSame(stored[name], read));
      if (isOld) throw stubError(409, 'content.changed_meanwhile', 'Changed elsewhere.');
      stored = { ...stored, ...changes };
      return stored;
    },
  });
  return { stored: () => stored, saveElsewhere: (changes: Item) => (stored = { ...stored, ...changes }) };
};

test('a price that another window has set is shown before it is replaced, and the words of both stay', async () => {
  const { stored, saveElsewhere } = serve({ keepsRequests: false, filteredWords: ['spam'], messagePrice: 2 });
  renderStudio(<StrangersCard />);
  const words = await screen.findByRole('textbox', { name: 'Words that you do not accept' });
  await userEvent.type(words, '{Enter}money');
  const price = screen.getByRole('textbox', { name: 'Price of a message' });
  await userEvent.clear(price);
  await userEvent.type(price, '3');
  saveElsewhere({ filteredWords: ['spam', 'gold'], messagePrice: 9 });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Changed elsewhere.')).toBeVisible();
  expect(screen.getByRole('note', { name: 'Saved elsewhere meanwhile' })).toHaveTextContent(/Price of a message.*9/);
  expect(words).toHaveValue('spam\ngold\nmoney');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(stored()).toEqual({ keepsRequests: false, filteredWords: ['spam', 'gold', 'money'], messagePrice: 3 });
});
