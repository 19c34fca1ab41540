import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeCarriedAct } from '@barg/session/carried-act';
import { resetDelayedSession, resetSession, testPerformer, testUser } from '@barg/session/testing';
import { answering, mahsa, renderCommerce } from '../../../testing/render-commerce.tsx';
import { ItemUnlock } from './item-unlock.tsx';

const paid = { type: 'feed', _id: 'post-1', audience: 'paid', price: 6 } as const;
const forSubscribers = { type: 'feed', _id: 'post-1', audience: 'subscribers', price: 0 } as const;
const both = { ...forSubscribers, price: 3 } as const;

describe('the way into a locked item', () => {
  it('leads a guest to log in and back', () => {
    resetSession(null);
    renderCommerce(<ItemUnlock item={paid} performer={mahsa} />, { route: '/mahsa.art?tab=posts' });
    const link = screen.getByRole('link', { name: 'Unlock · 6 tokens' });
    expect(link).toHaveAttribute('href', `/auth/login?returnUrl=${encodeURIComponent('/mahsa.art?tab=posts')}`);
    fireEvent.click(link);
    expect(takeCarriedAct('dialog')).toEqual({
      kind: 'dialog',
      intent: 'commerce.unlock',
      payload: { item: paid, performer: mahsa, mustAsk: true },
    });
  });

  it('leads nobody to log in whose account is only delayed', () => {
    resetDelayedSession();
    renderCommerce(<ItemUnlock item={paid} performer={mahsa} />, { platform: answering('done').platform });
    expect(screen.getByRole('button', { name: 'Unlock · 6 tokens' })).toBeEnabled();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('asks for a subscription and tells when it is open', async () => {
    resetSession(testUser());
    const { askIntent, platform } = answering('done');
    const onUnlocked = jest.fn();
    renderCommerce(<ItemUnlock item={forSubscribers} performer={mahsa} onUnlocked={onUnlocked} />, { platform });
    await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(askIntent).toHaveBeenCalledWith('commerce.subscribe', { performer: mahsa });
    expect(onUnlocked).toHaveBeenCalledTimes(1);
  });

  it('offers a message whose files are all owned for nothing', async () => {
    resetSession(testUser());
    const { askIntent, platform } = answering('done');
    const item = { type: 'message', _id: 'message-1', audience: 'paid', price: 0 } as const;
    renderCommerce(<ItemUnlock item={item} performer={mahsa} />, { platform });
    await userEvent.click(screen.getByRole('button', { name: 'Open, nothing to pay' }));
    expect(askIntent).toHaveBeenCalledWith('commerce.unlock', { item, performer: mahsa });
  });

  it('asks to unlock what is sold, and stays silent when that was dismissed', async () => {
    resetSession(testUser());
    const { askIntent, platform } = answering(null);
    const onUnlocked = jest.fn();
    renderCommerce(<ItemUnlock item={paid} performer={mahsa} onUnlocked={onUnlocked} />, { platform });
    await userEvent.click(screen.getByRole('button', { name: 'Unlock · 6 tokens' }));
    expect(askIntent).toHaveBeenCalledWith('commerce.unlock', { item: paid, performer: mahsa });
    expect(onUnlocked).not.toHaveBeenCalled();
  });

  it('shows both ways beside each other, each with its price, and asks for the one that is taken', async () => {
    resetSession(testUser());
    const { askIntent, platform } = answering('done');
    const onUnlocked = jest.fn();
    renderCommerce(<ItemUnlock item={both} performer={mahsa} onUnlocked={onUnlocked} />, { platform });
    const ways = screen.getByRole('group', { name: 'Ways to open it' });
    expect(
      within(ways)
        .getAllByRole('button')
        .map((way) => way.textContent),
    ).toEqual(['Subscribe 6 tokens a month', 'Buy this one 3 tokens']);
    await userEvent.click(screen.getByRole('button', { name: /Buy this one/ }));
    expect(askIntent).toHaveBeenLastCalledWith('commerce.unlock', { item: both, performer: mahsa });
    await userEvent.click(screen.getByRole('button', { name: /Subscribe/ }));
    expect(askIntent).toHaveBeenLastCalledWith('commerce.subscribe', { performer: mahsa });
    expect(onUnlocked).toHaveBeenCalledTimes(2);
  });

  it('says of a subscription that it is free, and nothing where its price is not known', () => {
    resetSession(testUser());
    const { rerender } = renderCommerce(<ItemUnlock item={both} performer={{ ...mahsa, monthlyPrice: 0 }} />);
    expect(screen.getByRole('button', { name: 'Subscribe Free' })).toBeInTheDocument();
    rerender(<ItemUnlock item={both} performer={{ ...mahsa, monthlyPrice: undefined }} />);
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeInTheDocument();
  });

  it('offers performers nothing to buy', () => {
    resetSession(testPerformer());
    renderCommerce(<ItemUnlock item={paid} performer={mahsa} />);
    expect(screen.queryByText(/Unlock/)).not.toBeInTheDocument();
  });
});
