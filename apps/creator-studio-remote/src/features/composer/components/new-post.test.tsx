import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { feedPost, photo } from '../../../testing/samples.ts';
import { NewPost } from './new-post.tsx';

const picture = new File(['bytes'], 'palette.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  resetSession(testPerformer());
  URL.createObjectURL = () => 'blob:local';
  URL.revokeObjectURL = () => {};
});

describe('publishing a post', () => {
  it('offers nothing to publish while there is neither text nor file', () => {
    stubHttp({});
    renderStudio(<NewPost />);
    expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
  });

  it('sends the file, then the post that names it', async () => {
    const calls = stubHttp({
      'POST /performer/feeds/photo/upload': () => photo({ status: 'processing', thumbnails: null }),
      'GET /files/:id/status': () => ({ _id: 'file-1', status: 'ready', percent: 100, errorCode: null, file: photo() }),
      'POST /performer/feeds': () => feedPost(),
    });
    renderStudio(<NewPost />);
    await userEvent.upload(screen.getByLabelText(/Add photos/), picture);
    await userEvent.type(screen.getByLabelText('What would you like to say?'), 'The palette of the week');
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
    await screen.findByText('Your post is out.');
    const created = calls.find(({ name }) => name === 'POST /performer/feeds');
    expect(created?.body).toEqual({
      text: 'The palette of the week',
      teaser: '',
      audience: 'free',
      fileIds: ['file-1'],
    });
    expect(created?.headers['Idempotency-Key']).toBeTruthy();
  });

  it('asks for a price only when the post is sold, and refuses none', async () => {
    const calls = stubHttp({});
    renderStudio(<NewPost />);
    await userEvent.type(screen.getByLabelText('What would you like to say?'), 'Layered file');
    expect(screen.queryByLabelText('Price')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /^Paid/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText(/above zero and at most 300/)).toBeInTheDocument();
    expect(calls).toHaveLength(0);
  });

  it('keeps the key for a second attempt at the same post', async () => {
    let attempts = 0;
    const calls = stubHttp({
      'POST /performer/feeds': () => {
        attempts += 1;
        if (attempts === 1) throw stubError(500, 'server.unexpected', 'An error occurred');
        return feedPost();
      },
    });
    renderStudio(<NewPost />);
    await userEvent.type(screen.getByLabelText('What would you like to say?'), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('An error occurred')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Your post is out.');
    const keys = calls.map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[0]).toBe(keys[1]);
  });

  it('says what the server said about a refused file, and lets it be removed', async () => {
    stubHttp({
      'POST /performer/feeds/photo/upload': () => {
        throw stubError(415, 'request.unsupported_type', 'This type of content is not accepted.');
      },
    });
    renderStudio(<NewPost />);
    await userEvent.upload(screen.getByLabelText(/Add photos/), picture);
    expect(await screen.findByRole('alert')).toHaveTextContent('This type of content is not accepted.');
    await userEvent.click(screen.getByRole('button', { name: 'Remove file' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });
});
