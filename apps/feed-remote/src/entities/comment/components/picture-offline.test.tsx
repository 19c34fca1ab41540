import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { configureHttp } from '@barg/api-client/http';
import { stubHttp, testUser } from '@barg/session/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { listOf, sampleComment, samplePerformer, samplePost } from '../../../testing/samples.ts';
import Comments from './comments.tsx';

let isCut: boolean;
const load = jest.fn();

// A chunk of its own, which a test has at hand and a phone may not get.
jest.mock('../api/load-picture-sending.ts', () => ({
  loadPictureSending: () => {
    load();
    return isCut ? Promise.reject(new Error('cut off')) : import('../api/send-with-picture.ts');
  },
}));

const begin = async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:leaf', revokeObjectURL: () => undefined });
  const calls = stubHttp({
    'GET /comments': () => listOf(),
    'POST /comments': () => sampleComment({ isOwn: true, text: 'Look!' }),
  });
  renderFeed(
    <Comments about={{ type: 'feed', id: samplePost()._id, performer: samplePerformer() }} isLocked={false} />,
    { user: testUser() },
  );
  const file = new File(['x'], 'leaf.jpg', { type: 'image/jpeg' });
  await userEvent.upload(await screen.findByLabelText('Add a picture', { selector: 'input' }), file);
  return () => calls.filter(({ name }) => name === 'POST /comments');
};

test('what sends a picture is there once one is chosen; without it a send without a line says why', async () => {
  isCut = true;
  configureHttp({ getOfflineText: () => 'There is no connection right now.' });
  const sent = await begin();
  expect(load).toHaveBeenCalledTimes(1);
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await userEvent.type(screen.getByRole('textbox'), 'Look!');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('There is no connection right now.')).toBeInTheDocument();
  expect(sent()).toHaveLength(0);
  expect(screen.getByRole('textbox')).toHaveValue('Look!');
  onLine.mockRestore();
  isCut = false;
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
});
