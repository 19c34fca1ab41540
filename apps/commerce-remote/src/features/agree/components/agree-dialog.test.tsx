import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, testUser } from '@barg/session/testing';
import { answering, mahsa, renderCommerce } from '../../../testing/render-commerce.tsx';
import { AgreeDialog } from './agree-dialog.tsx';

const open = (user: Partial<ReturnType<typeof testUser>>, answer: 'done' | null = 'done') => {
  resetSession(testUser(user));
  const onSettled = jest.fn();
  const host = answering(answer);
  const payload = { performer: mahsa, purpose: 'message', price: 3 } as const;
  renderCommerce(<AgreeDialog payload={payload} onSettled={onSettled} />, { platform: host.platform });
  return { onSettled, askIntent: host.askIntent };
};

describe('the question before something is spent', () => {
  it('says for what, whose and how much, and tells who asked that the fan agrees', async () => {
    const { onSettled } = open({ balance: 20 });
    expect(await screen.findByText(/Mahsa Karimi asks this for each message/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Send · 3 tokens' }));
    await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
  });

  it('is left out for sums that the fan wants no question for', async () => {
    const { onSettled } = open({ balance: 20, unaskedBelow: 5 });
    await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('fills the wallet first where it holds too little, also for small sums', async () => {
    const { onSettled, askIntent } = open({ balance: 1, unaskedBelow: 5 });
    await userEvent.click(await screen.findByRole('button', { name: 'Top up' }));
    expect(askIntent).toHaveBeenCalledWith('commerce.top-up', { missing: 2 });
    await userEvent.click(await screen.findByRole('button', { name: 'Send · 3 tokens' }));
    await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
  });

  it('is answered with no by closing it', async () => {
    const { onSettled } = open({ balance: 20 });
    await screen.findByRole('dialog', { name: 'Send for tokens?' });
    await userEvent.keyboard('{Escape}');
    expect(onSettled).toHaveBeenCalledWith(null);
  });
});
