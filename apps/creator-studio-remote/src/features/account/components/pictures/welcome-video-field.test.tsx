import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OwnPerformer } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../../testing/render-studio.tsx';
import { ownPerformer, photo, vaultItem } from '../../../../testing/samples.ts';
import { Account } from '../account.tsx';

const film = (id: string) => photo({ _id: id, type: 'video', url: `/api/media/${id}/source.mp4` });

beforeEach(() => resetSession(testPerformer()));

const takeFromVault = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'From the vault' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'hello.mp4' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 file' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

const serve = (onTake: () => unknown) => {
  let welcomeVideo: OwnPerformer['welcomeVideo'] = null;
  return stubHttp({
    'GET /performers/me/profile': () => ownPerformer({ welcomeVideo }),
    'GET /performer/vault': () => ({
      data: [vaultItem({ type: 'video', name: 'hello.mp4', file: film('film-1') })],
      total: 1,
    }),
    'POST /performers/welcome-video/from-vault': () => {
      const answer = onTake();
      welcomeVideo = film('greeting');
      return answer;
    },
  });
};

describe('the welcome video', () => {
  it('is taken from the vault, and shown', async () => {
    const calls = serve(() => film('greeting'));
    renderStudio(<Account sectionId="pictures" />);
    await takeFromVault();
    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Remove the video' })).toBeInTheDocument();
    expect(document.querySelector('video')).toHaveAttribute('src', '/api/media/greeting/source.mp4');
    const [first] = calls.filter(({ name }) => name === 'GET /performer/vault');
    expect(first?.params).toMatchObject({ type: 'video' });
    expect(calls.find(({ name }) => name.startsWith('POST'))?.body).toEqual({ vaultItemId: 'item-1' });
  });

  it('says what the server says where it cannot be taken', async () => {
    serve(() => {
      throw stubError(409, 'vault.not_ready', 'This file is not ready yet.');
    });
    renderStudio(<Account sectionId="pictures" />);
    await takeFromVault();
    expect(await screen.findByText('This file is not ready yet.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove the video' })).not.toBeInTheDocument();
  });
});
