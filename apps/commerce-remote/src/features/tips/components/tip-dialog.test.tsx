import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { IntentPayloads } from '@barg/contract';
import { storeHere, userSlice } from '@barg/session';
import { resetSession, stubError, stubHttp, testPerformer, testUser, type StubbedCall } from '@barg/session/testing';
import { answering, mahsa, renderCommerce } from '../../../testing/render-commerce.tsx';
import { TipDialog } from './tip-dialog.tsx';

const post = { type: 'feed', _id: 'post-1' } as const;
const given: StubbedCall = () => ({ transaction: {}, balance: 0 });

const open = (
  answer: StubbedCall,
  {
    source = post,
    ...account
  }: { source?: IntentPayloads['commerce.tip']['source']; balance?: number; _id?: string } = {},
) => {
  resetSession(testUser(account));
  const made = stubHttp({ 'POST /wallet/charges/tip/:id': answer, 'POST /wallet/charges/stream/:id': answer });
  const { askIntent, platform } = answering('done');
  const onSettled = jest.fn();
  renderCommerce(<TipDialog payload={{ performer: mahsa, source }} onSettled={onSettled} />, { platform });
  return { made, askIntent, onSettled };
};

const typeAmount = async (amount: string) => {
  const field = screen.getByLabelText('Tip amount');
  await userEvent.clear(field);
  await userEvent.type(field, amount);
};

beforeEach(() => localStorage.clear());

describe('the tip dialog', () => {
  it('tips from where it was opened and says so', async () => {
    const { made, onSettled } = open(given);
    await userEvent.click(screen.getByRole('button', { name: '50' }));
    await userEvent.click(screen.getByRole('button', { name: 'Tip · 50 tokens' }));
    await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
    expect(made[0]).toMatchObject({ url: `/wallet/charges/tip/${mahsa._id}`, body: { amount: 50, source: post } });
    expect(screen.getByText(/You tipped .*Mahsa Karimi/)).toBeInTheDocument();
  });

  it('tips in a stream where everyone in its chat sees it', async () => {
    open(given);
    await userEvent.type(screen.getByLabelText('A few words with it'), 'For later.');
    cleanup();
    const { made, onSettled } = open(given, { source: { type: 'stream', _id: 'stream-1' } });
    await userEvent.click(screen.getByRole('button', { name: 'Tip · 10 tokens' }));
    await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
    expect(made[0]).toMatchObject({ url: '/wallet/charges/stream/stream-1', body: { amount: 10 } });
    cleanup();
    open(given);
    expect(screen.getByLabelText('A few words with it')).toHaveValue('For later.');
  });

  it.each(['9.99', '10001', '10.001'])('does not take %s', async (amount) => {
    open(given);
    await typeAmount(amount);
    expect(screen.getByLabelText('Tip amount')).toBeInvalid();
    expect(screen.getByRole('button', { name: 'Tip' })).toBeDisabled();
  });

  it('has the wallet filled with what is missing, comes back with the amount, and pays', async () => {
    const { made, askIntent, onSettled } = open(given, { balance: 20.5 });
    await typeAmount('50');
    await userEvent.click(screen.getByRole('button', { name: 'Top up' }));
    expect(askIntent).toHaveBeenCalledWith('commerce.top-up', { missing: 29.5 });
    act(() => void storeHere().dispatch(userSlice.actions.balanceChanged({ balance: 50 })));
    await userEvent.click(await screen.findByRole('button', { name: 'Tip · 50 tokens' }));
    await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
    expect(made[0]?.body).toMatchObject({ amount: 50 });
  });

  it('believes the server rather than the balance it knows', async () => {
    const { onSettled } = open(() => {
      throw stubError(402, 'wallet.insufficient_balance', 'Your balance is not enough.');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Tip · 10 tokens' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your balance is not enough.');
    expect(screen.getByRole('button', { name: 'Top up' })).toBeEnabled();
    expect(onSettled).not.toHaveBeenCalled();
  });

  it('leads to the fan’s own limit where that refuses it, and pays nothing until the amount is another', async () => {
    const { made } = open(() => {
      throw stubError(403, 'wallet.cap_reached', 'Your own limit is reached.');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Tip · 10 tokens' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your own limit is reached.');
    expect(screen.getByRole('link', { name: 'Change my limit' })).toHaveAttribute('href', '/wallet/limits');
    expect(screen.queryByText('Balance afterwards')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tip · 10 tokens' })).toBeDisabled();
    await typeAmount('12');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('Balance afterwards')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tip · 12 tokens' })).toBeEnabled();
    expect(made).toHaveLength(1);
  });

  it('is not for performers', async () => {
    resetSession(testPerformer());
    const onSettled = jest.fn();
    renderCommerce(<TipDialog payload={{ performer: mahsa, source: post }} onSettled={onSettled} />);
    expect(onSettled).toHaveBeenCalledWith(null);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

it('has its note again after a reload, until the tip was given', async () => {
  open(given);
  await userEvent.type(screen.getByLabelText(/^A few words/), 'For the tea');
  cleanup();
  const { onSettled } = open(given);
  expect(screen.getByLabelText(/^A few words/)).toHaveValue('For the tea');
  await userEvent.click(screen.getByRole('button', { name: /^Tip ·/ }));
  await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
  cleanup();
  open(given);
  expect(screen.getByLabelText(/^A few words/)).toHaveValue('');
});

describe('a tip without an answer', () => {
  const lost: StubbedCall = () => {
    throw stubError(0, 'network.timeout', 'The site did not answer in time.');
  };
  const give = () => userEvent.click(screen.getByRole('button', { name: /^Tip ·/ }));
  const keysOf = (made: ReturnType<typeof stubHttp>) => made.map(({ headers }) => headers['Idempotency-Key']);

  it('promises of no other tip that it is paid once, and tells where to look', async () => {
    open(lost);
    await give();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^No answer came; it may have been paid/);
    await userEvent.type(screen.getByLabelText(/^A few words/), 'For the tea');
    expect(screen.getByRole('alert')).toHaveTextContent(/would be paid in addition/);
    expect(screen.getByRole('alert')).not.toHaveTextContent(/charged twice/);
    expect(screen.getByRole('link', { name: 'Transactions' })).toHaveAttribute('href', '/wallet');
    await userEvent.clear(screen.getByLabelText(/^A few words/));
    expect(screen.getByRole('alert')).toHaveTextContent(/charged twice/);
  });

  it('is the same tip where the dialog was closed and opened again, although the wallet is empty by now', async () => {
    const { made } = open(lost);
    await give();
    await screen.findByRole('alert');
    cleanup();
    act(() => void storeHere().dispatch(userSlice.actions.balanceChanged({ balance: 0 })));
    renderCommerce(<TipDialog payload={{ performer: mahsa, source: post }} onSettled={jest.fn()} />);
    expect(screen.getByRole('alert')).toHaveTextContent(/may have been paid/);
    await give();
    await waitFor(() => expect(made).toHaveLength(2));
    expect(new Set(keysOf(made)).size).toBe(1);
  });

  it('may be paid also where the database went away under it, and no top-up takes its place', async () => {
    open(() => {
      throw stubError(503, 'server.away', 'The site is away for a moment.');
    });
    await give();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^No answer came; it may have been paid/);
    act(() => void storeHere().dispatch(userSlice.actions.balanceChanged({ balance: 0 })));
    expect(screen.getByRole('button', { name: /^Tip ·/ })).toBeVisible();
    await userEvent.type(screen.getByLabelText(/^A few words/), 'For the tea');
    expect(screen.getByRole('alert')).toHaveTextContent(/would be paid in addition/);
  });

  it.each(['site.maintenance', 'payment.gateway_unavailable'])('is not begun where it is %s', async (code) => {
    open(() => {
      throw stubError(503, code, 'Not at the moment.');
    });
    await give();
    expect((await screen.findByRole('alert')).textContent).toBe('Not at the moment.');
  });

  it('is done by the next press after a reload, which says so, and the one after that is another', async () => {
    const first = open(lost);
    await give();
    await screen.findByRole('alert');
    cleanup();
    const second = open(given);
    expect(screen.getByRole('alert')).toHaveTextContent(/may have been paid/);
    await give();
    await waitFor(() => expect(second.onSettled).toHaveBeenCalledWith('done'));
    expect(screen.getByText('Your earlier order is done; you were charged once.')).toBeInTheDocument();
    cleanup();
    const third = open(given);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await give();
    await waitFor(() => expect(third.onSettled).toHaveBeenCalledWith('done'));
    expect(screen.queryByText(/charged once/)).not.toBeInTheDocument();
    const [lostKey] = keysOf(first.made);
    expect(keysOf(second.made)).toEqual([lostKey]);
    expect(keysOf(third.made)[0]).not.toBe(lostKey);
  });

  it('is the same tip once its session has ended and begun again', async () => {
    const first = open(lost);
    await give();
    await screen.findByRole('alert');
    cleanup();
    const ended = open(() => {
      throw stubError(401, 'auth.session_ended', 'Please log in again.');
    });
    await give();
    await waitFor(() => expect(ended.made).toHaveLength(1));
    cleanup();
    const again = open(lost);
    await give();
    await waitFor(() => expect(again.made).toHaveLength(1));
    expect(keysOf([...ended.made, ...again.made])).toEqual([...keysOf(first.made), ...keysOf(first.made)]);
  });

  it('is likely done where an older page has sent it otherwise, which is told before it is paid beside that', async () => {
    open(lost);
    await give();
    await screen.findByRole('alert');
    cleanup();
    open(() => {
      throw stubError(409, 'idempotency.key_reused', 'This key was already used for another request.');
    });
    await give();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/would be paid in addition/));
    expect(screen.getByRole('alert')).not.toHaveTextContent(/key/);
  });

  it('is not the tip of another account', async () => {
    const first = open(lost);
    await give();
    await screen.findByRole('alert');
    cleanup();
    const second = open(lost, { _id: '01900000-0000-7000-8000-000000000009' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await give();
    await screen.findByRole('alert');
    expect(keysOf(second.made)[0]).not.toBe(keysOf(first.made)[0]);
  });
});

it('asks for no words in a stream, whose chat has rules for them', () => {
  open(given, { source: { type: 'stream', _id: 'stream-1' } });
  expect(screen.getByLabelText('Tip amount')).toBeInTheDocument();
  expect(screen.queryByLabelText(/^A few words/)).not.toBeInTheDocument();
});
