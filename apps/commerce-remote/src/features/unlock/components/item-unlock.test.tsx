import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, testPerformer, testUser } from '@barg/session/testing';
import { answering, mahsa, renderCommerce } from '../../../testing/render-commerce.tsx';
import { ItemUnlock } from './item-unlock.tsx';

const paid = { type: 'feed', _id: 'post-1', audience: 'paid', price: 6 } as const;
const forSubscribers = { type: 'feed', _id: 'post-1', audience: 'subscribers', price: 0 } as const;

describe('the way into a locked item', () => {
  it('leads a guest to log in and back', () => {
    resetSession(null);
    renderCommerce(<ItemUnlock item={paid} performer={mahsa} />, { route: '/mahsa.art?tab=posts' });
    const link = screen.getByRole('link', { name: 'Unlock · 6 tokens' });
    expect(link).toHaveAttribute('href', `/auth/login?returnUrl=${encodeURIComponent('/mahsa.art?tab=posts')}`);
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

  it('asks to unlock what is sold, and stays silent when that was dismissed', async () => {
    resetSession(testUser());
    const { askIntent, platform } = answering('dismissed');
    const onUnlocked = jest.fn();
    renderCommerce(<ItemUnlock item={paid} performer={mahsa} onUnlocked={onUnlocked} />, { platform });
    await userEvent.click(screen.getByRole('button', { name: 'Unlock · 6 tokens' }));
    expect(askIntent).toHaveBeenCalledWith('commerce.unlock', { item: paid, performer: mahsa });
    expect(onUnlocked).not.toHaveBeenCalled();
  });

  it('offers performers nothing to buy', () => {
    resetSession(testPerformer());
    renderCommerce(<ItemUnlock item={paid} performer={mahsa} />);
    expect(screen.queryByText(/Unlock/)).not.toBeInTheDocument();
  });
});
