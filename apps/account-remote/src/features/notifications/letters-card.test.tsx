import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, storeHere } from '@barg/session';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { renderAccount } from '../../testing/render-account.tsx';
import { LettersCard } from './letters-card.tsx';

const stored = { frequency: 'at-once', hour: 9, timeZone: 'Asia/Tehran', isReachable: true };

beforeEach(() => resetSession(testUser()));

test('a digest has an hour by the clock of the browser, and is saved by a press', async () => {
  const saved: unknown[] = [];
  stubHttp({
    'GET /notifications/letters': () => stored,
    'PUT /notifications/letters': ({ body }) => {
      saved.push(body);
      return { ...stored, ...(body as object) };
    },
  });
  renderAccount(<LettersCard />);
  const frequency = await screen.findByRole('combobox', { name: 'How often' });
  expect(screen.queryByRole('combobox', { name: 'At' })).toBeNull();
  await userEvent.selectOptions(frequency, 'daily');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'At' }), '18');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  await waitFor(() => expect(saved).toEqual([{ frequency: 'daily', hour: 18, timeZone }]));
  expect(await screen.findByText('Changes saved')).toBeVisible();
});

test('a digest that was chosen elsewhere says by which clock it comes, until it is saved here', async () => {
  let choice = { ...stored, frequency: 'daily' };
  stubHttp({
    'GET /notifications/letters': () => choice,
    'PUT /notifications/letters': ({ body }) => (choice = { ...choice, ...(body as object) }),
  });
  renderAccount(<LettersCard />);
  const hour = await screen.findByRole('combobox', { name: 'At' });
  expect(hour).toHaveAccessibleDescription(/^By the clock of Tehran\. Saving makes it that of /);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(hour).toHaveAccessibleDescription(/^By the clock of .*, where this browser is\.$/));
});

test('says that an address has to be confirmed first, and why saving failed', async () => {
  stubHttp({
    'GET /notifications/letters': () => ({ ...stored, isReachable: false }),
    'PUT /notifications/letters': () => {
      throw stubError(500, 'server.unexpected', 'Broken');
    },
  });
  renderAccount(<LettersCard />);
  expect(await screen.findByText(/Confirm your email address/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Broken')).toBeVisible();
});

test('asks again for what did not come', async () => {
  let isBroken = true;
  stubHttp({
    'GET /notifications/letters': () => {
      if (isBroken) throw stubError(500, 'server.unexpected', 'Broken');
      return stored;
    },
  });
  renderAccount(<LettersCard />);
  expect(await screen.findByText('Broken')).toBeVisible();
  isBroken = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('combobox', { name: 'How often' })).toBeVisible();
});

test('what is chosen elsewhere meanwhile stands in the fields that were left alone, and is not changed back', async () => {
  let choice = { ...stored, frequency: 'daily' };
  const calls = stubHttp({
    'GET /notifications/letters': () => choice,
    'PUT /notifications/letters': ({ body }) => (choice = { ...choice, ...(body as object) }),
  });
  renderAccount(<LettersCard />);
  const readAgain = () => act(async () => void storeHere().dispatch(api.util.invalidateTags(['Settings'])));
  const field = (name: string) => screen.findByRole('combobox', { name });
  await userEvent.selectOptions(await field('At'), '18');
  choice = { ...choice, frequency: 'weekly', hour: 7 };
  await readAgain();
  await waitFor(async () => expect(await field('How often')).toHaveValue('weekly'));
  expect(await field('At')).toHaveValue('18');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Changes saved')).toBeVisible();
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toMatchObject({ frequency: 'weekly', hour: 18 });
  choice = { ...choice, frequency: 'none' };
  await readAgain();
  await waitFor(async () => expect(await field('How often')).toHaveValue('none'));
});
