import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testUser, type StubbedCall } from '@barg/session/testing';
import { answering, mahsa, renderCommerce } from '../../../testing/render-commerce.tsx';
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
  it('pays for what it is about, and says that it is open', async () => {
    const { made, onSettled } = await buy(() => ({ transaction: {}, balance: 14 }));
    await waitFor(() => expect(onSettled).toHaveBeenCalledWith('done'));
    expect(made[0]).toMatchObject({ url: '/wallet/charges/feed/post-1' });
    expect(screen.getByText('Unlocked. It is yours for good.')).toBeInTheDocument();
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
});
