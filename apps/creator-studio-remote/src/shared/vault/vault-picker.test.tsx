import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../testing/render-studio.tsx';
import { photo, vaultItem } from '../../testing/samples.ts';
import { FromVault } from './from-vault.tsx';

const items = [
  vaultItem(),
  vaultItem({ _id: 'item-2', name: 'fig.jpg' }),
  vaultItem({ _id: 'item-4', name: 'removed.jpg', isTakenDown: true }),
  vaultItem({ _id: 'item-3', name: 'broken.jpg', file: photo({ _id: 'file-3', status: 'failed', thumbnails: null }) }),
];

beforeEach(() => {
  resetSession(testPerformer());
  stubHttp({ 'GET /performer/vault': () => ({ data: items, total: items.length }) });
});

const open = async (room: number) => {
  const picked: string[][] = [];
  renderStudio(
    <FromVault type="photo" room={room} onPick={async (chosen) => void picked.push(chosen.map((it) => it._id))} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'From the vault' }));
  await screen.findByRole('checkbox', { name: 'leaf.jpg' });
  return picked;
};

describe('choosing from the vault', () => {
  it('hands over what was chosen, in that order, and closes', async () => {
    const picked = await open(5);
    expect(screen.getByRole('button', { name: 'Choose files' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'fig.jpg' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'leaf.jpg' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 files' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(picked).toEqual([['item-2', 'item-1']]);
  });

  it('offers nothing that is not ready, and no more than there is room for', async () => {
    await open(1);
    for (const name of ['broken.jpg', 'removed.jpg']) expect(screen.getByRole('checkbox', { name })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'fig.jpg' }));
    expect(screen.getByRole('checkbox', { name: 'leaf.jpg' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'fig.jpg' }));
    expect(screen.getByRole('checkbox', { name: 'leaf.jpg' })).toBeEnabled();
  });
});
