import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { vaultItem } from '../../../testing/samples.ts';
import { OwnVault } from './own-vault.tsx';

beforeEach(() => resetSession(testPerformer()));

const MENU = 'Actions for leaf.jpg';

describe('her vault', () => {
  it('leads to the composer while nothing was uploaded', async () => {
    stubHttp({ 'GET /performer/vault': () => ({ data: [], total: 0 }) });
    renderStudio(<OwnVault />);
    expect(await screen.findByRole('link', { name: 'New post' })).toHaveAttribute('href', '/creator/posts/new');
  });

  it('says what went wrong, and asks again', async () => {
    let isDown = true;
    stubHttp({
      'GET /performer/vault': () => {
        if (isDown) throw stubError(500, 'server.unexpected', 'An error occurred, please try again later');
        return { data: [vaultItem()], total: 1 };
      },
    });
    renderStudio(<OwnVault />);
    expect(await screen.findByText('An error occurred, please try again later')).toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByText('leaf.jpg')).toBeInTheDocument();
  });

  it('deletes what is unused at once, and takes it back', async () => {
    let items = [vaultItem()];
    stubHttp({
      'GET /performer/vault': () => ({ data: items, total: items.length }),
      'DELETE /performer/vault/:id': () => {
        items = [];
        return { success: true };
      },
      'POST /performer/vault/:id/restore': () => {
        items = [vaultItem()];
        return vaultItem();
      },
    });
    renderStudio(<OwnVault />);
    await userEvent.click(await screen.findByRole('button', { name: MENU }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('leaf.jpg')).not.toBeInTheDocument());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('leaf.jpg')).toBeInTheDocument();
    expect(screen.getByText('The file is back.')).toBeInTheDocument();
  });

  it('says where a file is used instead of deleting it', async () => {
    const post = { type: 'feed', _id: 'post-1', title: 'A bowl', createdAt: '2026-01-01T00:00:00.000Z' };
    const calls = stubHttp({
      'GET /performer/vault': () => ({ data: [vaultItem({ useCount: 1 })], total: 1 }),
      'GET /performer/vault/:id/uses': () => ({ data: [post], total: 1 }),
    });
    renderStudio(<OwnVault />);
    expect(await screen.findByRole('button', { name: 'Used in 1 place' })).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: MENU }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Where it is used' });
    const link = await within(dialog).findByRole('link', { name: /A bowl/ });
    expect(link).toHaveAttribute('href', '/creator/posts/post-1');
    expect(calls.filter(({ name }) => name.startsWith('DELETE'))).toEqual([]);
  });

  it('marks a file that the site has removed, and says of what and why', async () => {
    const removal = {
      ...{ _id: 'removal-1', type: 'feed', title: 'A bowl', reason: 'copyright' },
      createdAt: '2026-01-01T00:00:00.000Z',
    };
    stubHttp({
      'GET /performer/vault': () => ({ data: [vaultItem({ isTakenDown: true })], total: 1 }),
      'GET /performer/vault/:id/uses': () => ({ data: [], total: 0, removed: [removal] }),
    });
    renderStudio(<OwnVault />);
    expect(await screen.findByText('Removed by the site')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'See why and object' }));
    const dialog = await screen.findByRole('dialog', { name: 'Where it is used' });
    const list = await within(dialog).findByRole('region', { name: 'Removed by the site' });
    expect(list).toHaveTextContent(/Post A bowl.*A breach of copyright/);
    expect(within(list).getByRole('link', { name: 'See why and object' })).toHaveAttribute(
      'href',
      '/user/account/removals',
    );
    expect(within(dialog).queryByText('Not used')).not.toBeInTheDocument();
  });

  it('says why a file stays that came to be used meanwhile', async () => {
    stubHttp({
      'GET /performer/vault': () => ({ data: [vaultItem()], total: 1 }),
      'DELETE /performer/vault/:id': () => {
        throw stubError(409, 'vault.in_use', 'Places that still use this file: 1. Take it out of them first.');
      },
    });
    renderStudio(<OwnVault />);
    await userEvent.click(await screen.findByRole('button', { name: MENU }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText(/still use this file: 1/)).toBeInTheDocument();
  });

  it('asks the server for what is searched and chosen', async () => {
    const calls = stubHttp({
      'GET /performer/vault': ({ params }) =>
        params.used === 'false' ? { data: [], total: 0 } : { data: [vaultItem()], total: 1 },
    });
    renderStudio(<OwnVault />);
    await screen.findByText('leaf.jpg');
    await userEvent.selectOptions(screen.getByLabelText('Use'), 'Not used');
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Photo');
    await userEvent.type(screen.getByRole('searchbox'), 'fig');
    expect(await screen.findByText('No file fits this search.')).toBeInTheDocument();
    await waitFor(() =>
      expect(calls.at(-1)?.params).toMatchObject({ q: 'fig', type: 'photo', used: 'false', limit: 24 }),
    );
  });
});
