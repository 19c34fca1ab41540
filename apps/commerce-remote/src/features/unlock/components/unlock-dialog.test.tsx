import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureHttp } from '@barg/api-client/http';
import { storeHere, userSlice } from '@barg/session';
import { socketBus } from '@barg/session/realtime';
import { fakeChannels, resetSession, stubError, stubHttp, testUser, type StubbedCall } from '@barg/session/testing';
import { answering, mahsa, ordersOf, renderCommerce } from '../../../testing/render-commerce.tsx';
import { UnlockDialog } from './unlock-dialog.tsx';

const item = { type: 'feed', _id: 'post-1', audience: 'paid', price: 6 } as const;

const refused = (code: string, message: string) => () => {
  throw stubError(409, code, message);
};

const buy = async (answer: StubbedCall) => {
  resetSession(testUser({ balance: 20 }));
  const made = stubHttp({ 'POST /wallet/charges/feed/:id': answer });
  const onSettled = jest.fn();
  const payload = { item, performer: mahsa };
  renderCommerce(<UnlockDialog payload={payload} onSettled={onSettled} />, { platform: answering('done').platform });
  await userEvent.click(await screen.findByRole('button', { name: 'Unlock · 6 tokens' }));
  return { made, onSettled };
};

describe('the dialog that unlocks', () => {
  it('tells all windows of the account what is left, whether a socket does or not', async () => {
    const restoreChannels = fakeChannels();
    const told: unknown[] = [];
    const window = new BroadcastChannel('barg.facts');
    window.addEventListener('message', ({ data }) => told.push(data));
    await buy(() => ({ transaction: {}, balance: 14.5 }));
    const data = { balance: 14.5, change: -5.5, reason: 'payment' };
    const event = expect.objectContaining({ name: 'wallet.balance.changed', data });
    await waitFor(() => expect(told).toEqual([{ accountId: testUser()._id, event }]));
    restoreChannels();
  });

  it('pays for what it is about, and says that it is open', async () => {
    const { made, onSettled } = await buy(() => ({ transaction: {}, balance: 14 }));
    await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
    expect(made[0]).toMatchObject({ url: '/wallet/charges/feed/post-1' });
    expect(screen.getByText('Unlocked. It is yours for good.')).toBeInTheDocument();
  });

  it('opens what costs nothing without a question, whatever the fan wants to be asked about', async () => {
    resetSession(testUser({ balance: 0 }));
    const made = stubHttp({ 'POST /wallet/charges/message/:id': () => ({ transaction: null, balance: 0 }) });
    const onSettled = jest.fn();
    const payload = { item: { ...item, type: 'message', price: 0 } as const, performer: mahsa, mustAsk: true };
    renderCommerce(<UnlockDialog payload={payload} onSettled={onSettled} />, { platform: answering('done').platform });
    await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
    expect(made[0]).toMatchObject({ name: 'POST /wallet/charges/message/:id', body: { expectedPrice: 0 } });
    expect(screen.getByText('Unlocked. It is yours for good.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes with a word once another window has bought the same, and for nothing else', async () => {
    resetSession(testUser({ balance: 20 }));
    stubHttp({});
    const onSettled = jest.fn();
    const payload = { item, performer: mahsa };
    renderCommerce(<UnlockDialog payload={payload} onSettled={onSettled} />, { platform: answering('done').platform });
    await screen.findByRole('button', { name: 'Unlock · 6 tokens' });
    const tell = (id: string) =>
      act(() => {
        const data = { area: 'purchases', id };
        socketBus.events$.next({ id: crypto.randomUUID(), name: 'account.changed', at: '', data } as never);
      });
    tell('post-2');
    expect(onSettled).not.toHaveBeenCalled();
    tell('post-1');
    expect(onSettled).toHaveBeenCalledWith('done');
    expect(await screen.findByText(/^It was unlocked in another window/)).toBeInTheDocument();
  });

  it.each(['wallet.already_purchased', 'wallet.already_open'])('closes where it is open already (%s)', async (code) => {
    const { onSettled } = await buy(refused(code, 'It is yours already.'));
    await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('It is yours already.')).toBeInTheDocument();
  });

  it('stays, and says why, where it was refused for another reason', async () => {
    const { onSettled } = await buy(refused('wallet.own_item', 'It is your own.'));
    expect(await screen.findByText('It is your own.')).toBeInTheDocument();
    expect(onSettled).not.toHaveBeenCalled();
  });

  it('lets go of a coupon that cannot be used any more, and says why at its field alone until it is changed', async () => {
    resetSession(testUser({ balance: 20 }));
    stubHttp({
      'POST /wallet/charges/feed/:id': () => {
        const details = [{ path: 'coupon', code: 'used-up', message: 'used-up' }];
        throw stubError(409, 'coupon.unusable', 'This coupon cannot be used here.', {}, details);
      },
      'POST /coupons/:code/apply-coupon': () => ({ code: 'spring', discount: 1, total: 5, endsAt: null }),
    });
    const payload = { item, performer: mahsa };
    renderCommerce(<UnlockDialog payload={payload} onSettled={jest.fn()} />, { platform: answering('done').platform });
    await userEvent.click(await screen.findByRole('button', { name: 'I have a coupon' }));
    await userEvent.keyboard('SPRING{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Unlock · 5 tokens' }));
    expect(await screen.findByRole('button', { name: 'Unlock · 6 tokens' })).toBeEnabled();
    const field = screen.getByLabelText('Coupon');
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('This coupon is used up.');
    expect(screen.queryByText('This coupon cannot be used here.')).not.toBeInTheDocument();
    await userEvent.clear(field);
    expect(screen.getByLabelText('Coupon')).toBeValid();
    expect(screen.queryByText('This coupon is used up.')).not.toBeInTheDocument();
  });

  it('says when there is room where the fan’s own limit refuses it', async () => {
    await buy(() => {
      const details = [{ path: 'cap', code: 'day', message: '2026-11-26T10:00:00.000Z' }];
      throw stubError(403, 'wallet.cap_reached', 'Your own limit is reached.', {}, details);
    });
    expect(
      await screen.findByText(/^Your own limit is reached\. There is room for it from .*26.* on\.$/),
    ).toBeInTheDocument();
  });

  it('says that no time makes room where the limit is less than the price', async () => {
    await buy(() => {
      const details = [{ path: 'cap', code: 'week', message: '' }];
      throw stubError(403, 'wallet.cap_reached', 'Your own limit is reached.', {}, details);
    });
    expect(
      await screen.findByText('Your own limit is reached. This payment alone is more than that limit.'),
    ).toBeInTheDocument();
  });
});

describe('a purchase whose answer is lost', () => {
  const DONE = 'Unlocked. It is yours for good.';
  const PAY = 'Unlock · 6 tokens';
  const charges = '/wallet/charges';
  const bought = (name: string, data: object) =>
    act(() => socketBus.events$.next({ id: crypto.randomUUID(), name, at: '', data } as never));
  const boughtAs = (type: string) =>
    type === 'message'
      ? bought('message.unlocked', { messageId: 'item-1' })
      : bought('account.changed', { area: 'purchases', id: 'item-1' });
  const lose = () => {
    throw new Error('cut');
  };
  const press = async (name = PAY) => userEvent.click(await screen.findByRole('button', { name }));
  const open = (type: 'feed' | 'gallery' | 'video' | 'product' | 'message', answers: StubbedCall[]) => {
    resetSession(testUser({ balance: 6 }));
    const made = stubHttp({ [`POST ${charges}/${type}/:id`]: (call) => answers.shift()?.(call) });
    const onSettled = jest.fn();
    const payload = { item: { ...item, type, _id: 'item-1' }, performer: mahsa };
    const { askIntent, platform } = answering('done');
    renderCommerce(<UnlockDialog payload={payload} onSettled={onSettled} />, { platform });
    return { made, onSettled, askIntent };
  };
  const isDone = async (onSettled: jest.Mock) => {
    await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
    expect(screen.getByText(DONE)).toBeInTheDocument();
    expect(screen.queryByText(/another window/)).not.toBeInTheDocument();
  };

  describe.each(['feed', 'gallery', 'video', 'product', 'message'] as const)('(%s)', (type) => {
    it('is told as bought once the server says so', async () => {
      const after = open(type, [lose]);
      await press();
      expect(await screen.findByRole('alert')).toHaveTextContent(/may have been paid.*not be charged twice/);
      boughtAs(type);
      await isDone(after.onSettled);
    });

    it('is told as bought where the server said so before the line was cut', async () => {
      const told = () => {
        boughtAs(type);
        return lose();
      };
      const { onSettled, made } = open(type, [told]);
      await press();
      await isDone(onSettled);
      expect(made).toHaveLength(1);
    });

    it('is asked for again by the same key, not by a top-up, though the wallet is empty by it', async () => {
      const { made, onSettled, askIntent } = open(type, [lose, () => ({ transaction: {}, balance: 0 })]);
      await press();
      await screen.findByRole('alert');
      act(() => void storeHere().dispatch(userSlice.actions.balanceChanged({ balance: 0 })));
      expect(screen.queryByText(/missing from your wallet|After the payment/)).not.toBeInTheDocument();
      await press();
      await isDone(onSettled);
      const keys = ordersOf(made).map(({ headers }) => headers['Idempotency-Key']);
      expect([keys.length, keys[1]]).toEqual([2, keys[0]]);
      expect(askIntent).not.toHaveBeenCalled();
    });
  });

  it('says that there is no connection no longer than that is so', async () => {
    configureHttp({ getOfflineText: () => 'There is no connection right now.' });
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open('feed', [lose]);
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^There is no connection.*may have been paid/);
    onLine.mockRestore();
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.getByRole('alert')).toHaveTextContent(/^No answer came; it may have been paid/);
    expect(screen.getByRole('button', { name: PAY })).toBeEnabled();
  });

  it('keeps its key when the next attempt is not even read', async () => {
    const busy = () => {
      throw stubError(429, 'request.too_many', 'Later.');
    };
    const { made, onSettled } = open('feed', [lose, busy, () => ({ transaction: {}, balance: 0 })]);
    await press();
    await screen.findByRole('alert');
    await press();
    await screen.findByText(/^Later\. .*may have been paid/);
    await press();
    await isDone(onSettled);
    expect(new Set(ordersOf(made).map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
  });
});

describe('a coupon', () => {
  const open = (quote: object) => {
    resetSession(testUser({ balance: 20 }));
    const made = stubHttp({
      'POST /coupons/:code/apply-coupon': () => ({ code: 'spring', endsAt: null, ...quote }),
      'POST /wallet/charges/feed/:id': () => ({ transaction: {}, balance: 15 }),
    });
    const payload = { item, performer: mahsa };
    renderCommerce(<UnlockDialog payload={payload} onSettled={jest.fn()} />, { platform: answering('done').platform });
    return made;
  };
  const type = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'I have a coupon' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Coupon' }), 'SPRING');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  };

  it('lowers the price that is agreed to', async () => {
    const made = open({ discount: 1.5, total: 4.5 });
    await type();
    await userEvent.click(await screen.findByRole('button', { name: 'Unlock · 4.50 tokens' }));
    await waitFor(() => expect(ordersOf(made).at(-1)?.body).toEqual({ expectedPrice: 4.5, coupon: 'spring' }));
    expect(made[0]?.body).toEqual({ purpose: 'feed', itemId: 'post-1' });
  });

  it('says why it does not, and leaves the price', async () => {
    open({ discount: 0, total: 6, reason: 'used-up' });
    await type();
    expect(await screen.findByText('This coupon is used up.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Unlock · 6 tokens' })).toBeInTheDocument();
  });
});

describe('a price below the bound that the fan has set', () => {
  const pay = (
    answer: StubbedCall,
    { unaskedBelow = 10, balance = 20, ...more }: { unaskedBelow?: number; balance?: number; mustAsk?: boolean } = {},
  ) => {
    resetSession(testUser({ balance, unaskedBelow }));
    const made = stubHttp({ 'POST /wallet/charges/feed/:id': answer });
    const onSettled = jest.fn();
    const payload = { item, performer: mahsa, ...more };
    renderCommerce(<UnlockDialog payload={payload} onSettled={onSettled} />, { platform: answering('done').platform });
    return { made, onSettled };
  };
  const paid = () => ({ transaction: {}, balance: 14 });
  const button = () => screen.findByRole('button', { name: /Unlock · 6 tokens|Top up/ });

  it('is paid once without a question, and what was paid and is left is said', async () => {
    const { made, onSettled } = pay(paid);
    await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(made.map(({ body }) => body)).toEqual([{ expectedPrice: 6 }]);
    expect(screen.getByText(/^You paid .?6 tokens.?; your wallet still holds .?14 tokens.?\.$/)).toBeInTheDocument();
    expect(screen.queryByText('Unlocked. It is yours for good.')).not.toBeInTheDocument();
  });

  it('says of a wallet that is empty by it how many tokens it holds, and not that they are free', async () => {
    pay(() => ({ transaction: {}, balance: 0 }), { balance: 6 });
    expect(await screen.findByText(/your wallet still holds .?0 tokens.?\.$/)).toBeInTheDocument();
  });

  it.each([
    ['it costs as much as the bound', { unaskedBelow: 6 }],
    ['nothing was set', { unaskedBelow: 0 }],
    ['the wallet does not suffice', { balance: 5 }],
    ['it was wanted before the login', { mustAsk: true }],
  ])('is asked about where %s', async (_why, differences) => {
    const { made } = pay(paid, differences);
    expect(await button()).toBeInTheDocument();
    expect(made).toEqual([]);
  });

  it('is asked about once it was refused, with the reason, and not paid again by itself', async () => {
    const { made, onSettled } = pay(refused('wallet.own_item', 'It is your own.'));
    expect(await screen.findByText('It is your own.')).toBeInTheDocument();
    expect(await button()).toBeInTheDocument();
    expect(ordersOf(made)).toHaveLength(1);
    expect(onSettled).not.toHaveBeenCalled();
  });

  it('is not paid when it is another price by now', async () => {
    const { onSettled } = pay(refused('price.changed', 'The price has changed: it is 60 tokens now.'));
    await waitFor(() => expect(onSettled).toHaveBeenCalledWith(null));
    expect(screen.getByText('The price has changed: it is 60 tokens now.')).toBeInTheDocument();
  });
});
