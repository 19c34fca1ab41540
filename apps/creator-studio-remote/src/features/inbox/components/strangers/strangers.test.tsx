import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
