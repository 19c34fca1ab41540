import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubHttp, testPerformer } from '@barg/session/testing';
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

  it('asks before it deletes, and the list loses the post', async () => {
    let posts = [feedPost()];
    const calls = stubHttp({
      'GET /performer/feeds': () => ({ data: posts, total: posts.length }),
      'DELETE /performer/feeds/:id': () => {
        posts = [];
        return { success: true };
      },
    });
    renderStudio(<OwnPosts />);
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for this post' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(calls.some(({ name }) => name.startsWith('DELETE'))).toBe(false);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('The palette of the week')).not.toBeInTheDocument());
    expect(screen.getByText('The post was deleted.')).toBeInTheDocument();
  });
});
