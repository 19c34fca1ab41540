import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { feedPost } from '../../../testing/samples.ts';
import { OwnPosts } from './own-posts.tsx';

beforeEach(() => resetSession(testPerformer()));

describe('her posts', () => {
  it('leads to the composer when there are none', async () => {
    stubHttp({ 'GET /performer/feeds': () => ({ data: [], total: 0 }) });
    renderStudio(<OwnPosts />);
    expect(await screen.findByRole('link', { name: 'New post' })).toHaveAttribute('href', '/creator/posts/new');
  });

  it('deletes at once, and takes it back', async () => {
    let posts = [feedPost()];
    stubHttp({
      'GET /performer/feeds': () => ({ data: posts, total: posts.length }),
      'DELETE /performer/feeds/:id': () => {
        posts = [];
        return { success: true };
      },
      'POST /performer/feeds/:id/restore': () => {
        posts = [feedPost()];
        return feedPost();
      },
    });
    renderStudio(<OwnPosts />);
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for this post' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('The palette of the week')).not.toBeInTheDocument());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The palette of the week')).toBeInTheDocument();
    expect(screen.getByText('It is back as it was.')).toBeInTheDocument();
  });

  it('says why a fourth post cannot be pinned', async () => {
    stubHttp({
      'GET /performer/feeds': () => ({ data: [feedPost()], total: 1 }),
      'POST /performer/feeds/:id/pin': () => {
        throw stubError(409, 'feeds.too_many_pins', 'At most 3 posts can be pinned to a profile.');
      },
    });
    renderStudio(<OwnPosts />);
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for this post' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pin to profile' }));
    expect(await screen.findByText('At most 3 posts can be pinned to a profile.')).toBeInTheDocument();
  });

  it('asks the server for what is searched and chosen, and forgets what was chosen before', async () => {
    const calls = stubHttp({
      'GET /performer/feeds': () => ({ data: [feedPost({ state: 'scheduled' })], total: 1 }),
      'PUT /performer/feeds/:id': () => feedPost({ audience: 'subscribers' }),
    });
    renderStudio(<OwnPosts />);
    await userEvent.click(await screen.findByRole('checkbox', { name: /The palette of the week/ }));
    await userEvent.selectOptions(await screen.findByLabelText('Change audience'), 'Subscribers');
    expect(await screen.findByText('The audience of the post was changed.')).toBeInTheDocument();
    expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({ audience: 'subscribers' });

    await userEvent.click(screen.getByRole('checkbox', { name: /The palette of the week/ }));
    await userEvent.selectOptions(screen.getByLabelText('State'), 'Scheduled');
    await waitFor(() => expect(screen.queryByText('1 post chosen')).not.toBeInTheDocument());
    await waitFor(() => expect(calls.at(-1)?.params).toMatchObject({ state: 'scheduled' }));
  });
});
