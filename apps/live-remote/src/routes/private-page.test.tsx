import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PrivateStream } from '@barg/api-client/models';
import { stubError, stubHttp, testPerformer, testUser } from '@barg/session/testing';
import { renderLive } from '../testing/render-live.tsx';
import { leila, mahsa } from '../testing/samples.ts';
import { PrivatePage } from './private-page.tsx';

const ended = {
  ...{ _id: '01900000-0000-7000-8000-0000000000f1', performer: mahsa, fan: leila, status: 'ended', endReason: 'left' },
  ...{
    price: 6,
    leastMinutes: 2,
    mostMinutes: 10,
    measuredSeconds: 75,
    reservedMinutes: 2,
    endedAt: '2026-11-26T20:00:00.000Z',
  },
} as PrivateStream;

const settings = { isOn: false, price: 6, leastMinutes: 5, takesCamera: false };

const verified = { 'GET /performers/me/profile': () => ({ verification: { status: 'verified' } }) };

const serve = (past: PrivateStream[], offer = settings) =>
  stubHttp({
    'GET /private-streams': ({ params }) => {
      const data = (params as { state: string }).state === 'ended' ? past : [];
      return { data, total: data.length };
    },
    'GET /performer/private-streams/settings': () => offer,
    ...verified,
  });

it('tells a fan without any where to ask for one, instead of two empty boxes', async () => {
  serve([]);
  renderLive(<PrivatePage />, { user: testUser() });
  expect(await screen.findByText(/have a button for it on their profile/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explore creators' })).toHaveAttribute('href', '/explore');
  for (const name of ['Open', 'Over']) expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
});

it('tells a performer without any to offer them, above what she offers', async () => {
  serve([]);
  renderLive(<PrivatePage />, { user: testPerformer() });
  expect(await screen.findByText(/once you offer private streams below/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Explore creators' })).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'What you offer' })).toBeVisible();
});

it('does not tell a performer to offer what she offers', async () => {
  serve([], { ...settings, isOn: true });
  renderLive(<PrivatePage />, { user: testPerformer() });
  expect(await screen.findByText('Requests of fans come here.')).toBeVisible();
  expect(screen.queryByText(/once you offer private streams below/)).not.toBeInTheDocument();
});

it('tells a performer who is not verified why she cannot offer any', async () => {
  const calls = stubHttp({
    'GET /private-streams': () => ({ data: [], total: 0 }),
    'GET /performers/me/profile': () => ({ verification: { status: 'none' } }),
  });
  renderLive(<PrivatePage />, { user: testPerformer() });
  expect(await screen.findByRole('link', { name: 'Add documents' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'What you offer' })).not.toBeInTheDocument();
  expect(calls.some(({ name }) => name.endsWith('/settings'))).toBe(false);
});

it('says in a line that none is open beside those that are over', async () => {
  serve([ended]);
  renderLive(<PrivatePage />, { user: testUser({ _id: leila._id }) });
  expect(await screen.findByRole('link', { name: 'Receipt' })).toBeVisible();
  expect(screen.getByText('No request and no private stream is open.')).toBeVisible();
});

it('offers a receipt of what has one alone', async () => {
  serve([{ ...ended, endReason: 'declined', reservedMinutes: 0, measuredSeconds: 0 }]);
  renderLive(<PrivatePage />, { user: testUser({ _id: leila._id }) });
  expect(await screen.findByRole('link', { name: 'Show' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Receipt' })).not.toBeInTheDocument();
});

it('finds what she has changed of her offer again after leaving', async () => {
  serve([]);
  const { unmount } = renderLive(<PrivatePage />, { user: testPerformer() });
  await userEvent.selectOptions(await screen.findByRole('combobox'), '10');
  unmount();
  renderLive(<PrivatePage />, { user: testPerformer() });
  expect(await screen.findByRole('combobox')).toHaveValue('10');
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(screen.getByRole('combobox')).toHaveValue('5');
});

it('changes of what she offers what she has changed, and leaves what another window has', async () => {
  let stored = settings;
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const calls = stubHttp({
    'GET /private-streams': () => ({ data: [], total: 0 }),
    'GET /performer/private-streams/settings': () => stored,
    ...verified,
    'PUT /performer/private-streams/settings': () => promise,
  });
  renderLive(<PrivatePage />, { user: testPerformer() });
  const price = await screen.findByRole('textbox', { name: /^Tokens for a minute/ });
  stored = { ...settings, isOn: true };
  await userEvent.clear(price);
  await userEvent.type(price, '8');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const sent = () => calls.filter(({ name }) => name.startsWith('PUT')).map(({ body }) => body);
  const basedOn = { ...settings, isOn: true };
  await waitFor(() => expect(sent()).toEqual([{ ...settings, isOn: true, price: 8, basedOn }]));
  await userEvent.selectOptions(screen.getByRole('combobox'), '10');
  resolve({ ...settings, isOn: true, price: 8 });
  await waitFor(() => expect(screen.getByRole('checkbox', { name: /^Fans may ask me/ })).toBeChecked());
  expect(screen.getByRole('combobox')).toHaveValue('10');
});

it('tells of a price that another window has saved meanwhile, and replaces it with the next save', async () => {
  let stored = settings;
  const calls = stubHttp({
    'GET /private-streams': () => ({ data: [], total: 0 }),
    'GET /performer/private-streams/settings': () => stored,
    ...verified,
    'PUT /performer/private-streams/settings': ({ body }) => {
      const { basedOn, ...saved } = body as typeof settings & { basedOn: typeof settings };
      if (basedOn.price !== stored.price) throw stubError(409, 'content.changed_meanwhile', 'Changed elsewhere.');
      stored = saved;
      return stored;
    },
  });
  renderLive(<PrivatePage />, { user: testPerformer() });
  const price = await screen.findByRole('textbox', { name: /^Tokens for a minute/ });
  await userEvent.clear(price);
  await userEvent.type(price, '8');
  stored = { ...settings, price: 12, isOn: true };
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Changed elsewhere.')).toBeVisible();
  expect(screen.getByRole('note', { name: 'Saved elsewhere meanwhile' })).toHaveTextContent(/12/);
  expect(price).toHaveValue('8');
  expect(screen.getByRole('checkbox', { name: /^Fans may ask me/ })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(stored).toEqual({ ...settings, price: 8, isOn: true }));
  expect(calls.filter(({ name }) => name.startsWith('PUT'))).toHaveLength(2);
});
