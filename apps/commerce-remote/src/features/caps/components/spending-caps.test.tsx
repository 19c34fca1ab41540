import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SpendingCap } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { renderCommerce } from '../../../testing/render-commerce.tsx';
import SpendingCaps from './spending-caps.tsx';

const caps = (day: Partial<SpendingCap> = {}): SpendingCap[] => [
  { period: 'day', amount: 30, spent: 12.5, later: null, ...day },
  { period: 'week', amount: null, spent: 12.5, later: null },
  { period: 'month', amount: null, spent: 40, later: null },
];
const GET = 'GET /wallet/spending-caps';
const PUT = 'PUT /wallet/spending-caps';

beforeEach(() => resetSession(testUser()));

const dayCard = () => screen.findByRole('region', { name: 'In 24 hours' });

it('shows what was spent of each, and sets one', async () => {
  const calls = stubHttp({ [GET]: () => caps(), [PUT]: () => caps({ amount: 20 }) });
  renderCommerce(<SpendingCaps />);
  const card = within(await dayCard());
  expect(card.getByText('Spent: 12.50 tokens of 30 tokens.')).toBeInTheDocument();
  const field = card.getByRole('textbox', { name: 'At most' });
  await userEvent.clear(field);
  await userEvent.type(field, '20');
  await userEvent.click(card.getByRole('button', { name: 'Set' }));
  expect(await screen.findByText('The limit holds from now on.')).toBeInTheDocument();
  expect(calls.find(({ name }) => name === PUT)?.body).toEqual({ period: 'day', amount: 20 });
});

it('says that nothing was spent as a number of tokens', async () => {
  stubHttp({ [GET]: () => caps({ spent: 0 }) });
  renderCommerce(<SpendingCaps />);
  expect(within(await dayCard()).getByText('Spent: 0 tokens of 30 tokens.')).toBeInTheDocument();
});

it('sends nothing that is more than any amount can be, and says so only then', async () => {
  const calls = stubHttp({ [GET]: () => caps() });
  renderCommerce(<SpendingCaps />);
  const card = within(await dayCard());
  const field = card.getByRole('textbox', { name: 'At most' });
  expect(field).not.toHaveAccessibleDescription();
  await userEvent.clear(field);
  await userEvent.type(field, '1000000001');
  await userEvent.click(card.getByRole('button', { name: 'Set' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('At most 1,000,000,000.'));
  expect(calls.some(({ name }) => name === PUT)).toBe(false);
});

it('says that a raise waits, and from when on it acts', async () => {
  const later = { amount: null, at: '2026-11-26T10:00:00.000Z' };
  stubHttp({ [GET]: () => caps({ later }), [PUT]: () => caps({ later }) });
  renderCommerce(<SpendingCaps />);
  const card = within(await dayCard());
  expect(card.getByText(/There is no limit from .* on\./)).toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name: 'Take the limit away' }));
  expect(await screen.findByText('This acts in 24 hours.')).toBeInTheDocument();
});

it('tries again after a failure', async () => {
  let isDown = true;
  stubHttp({
    [GET]: () => {
      if (isDown) throw stubError(500, 'server.unexpected', 'An error occurred');
      return caps();
    },
  });
  renderCommerce(<SpendingCaps />);
  await screen.findByText('An error occurred');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(await dayCard()).toBeInTheDocument();
});
