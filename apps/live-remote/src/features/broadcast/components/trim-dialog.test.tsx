import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MediaFile, Recording } from '@barg/api-client/models';
import { stubError, stubHttp, testPerformer, type StubbedCall } from '@barg/session/testing';
import { renderLive } from '../../../testing/render-live.tsx';
import { picture } from '../../../testing/samples.ts';
import { ClipButton } from './clip-button.tsx';
import TrimDialog from './trim-dialog.tsx';

const TRIM = 'POST /streaming/recordings/:id/trim';
const CLIP = 'POST /streaming/recordings/of/:id/clips';

const film: MediaFile = {
  ...{ _id: 'film-1', type: 'video', status: 'ready', width: 16, height: 9, durationMs: 90_000, thumbhash: null },
  ...{ thumbnails: picture, motion: null, url: '/api/media/film-1/source.mp4', hls: null, peaks: null },
  ...{ alt: '', captions: null, watched: null },
};
const recording: Recording = {
  ...{ _id: 'r1', streamId: 's1', title: 'Last week', status: 'kept', choice: null, audience: 'free', film },
  ...{ durationSeconds: 90, bytes: 1000, videoId: null, isShown: false, isTakenDown: false },
  ...{ filmStatus: 'ready', errorCode: null },
};

const open = (calls: Record<string, StubbedCall>) => {
  const made = stubHttp(calls);
  const onClose = jest.fn();
  renderLive(<TrimDialog recording={recording} of={null} onClose={onClose} />, { user: testPerformer() });
  const stopAt = (seconds: number) => {
    const video = screen.getByLabelText('Last week');
    Object.defineProperty(video, 'currentTime', { value: seconds, configurable: true });
    fireEvent.timeUpdate(video);
  };
  return { made, onClose, stopAt };
};

test('a film is trimmed to where she stops it', async () => {
  const { made, onClose, stopAt } = open({ [TRIM]: () => ({ ...recording, status: 'making', film: null }) });
  expect(screen.getByRole('button', { name: 'Trim' })).toBeDisabled();
  stopAt(12);
  await userEvent.click(screen.getByRole('button', { name: 'Begin here' }));
  stopAt(70);
  await userEvent.click(screen.getByRole('button', { name: 'End here' }));
  expect(within(screen.getByRole('dialog')).getByRole('status')).toHaveTextContent('from 0:12 to 1:10');
  await userEvent.click(screen.getByRole('button', { name: 'Trim' }));
  expect(made.find(({ name }) => name === TRIM)?.body).toEqual({ from: 12, to: 70 });
  expect(onClose).toHaveBeenCalled();
});

test('a clip is made of the minute before, and a refusal of trimming stands in the dialog', async () => {
  const { made, onClose, stopAt } = open({
    [CLIP]: () => ({ fileId: 'clip-1' }),
    [TRIM]: () => {
      throw stubError(409, 'recordings.published', 'This recording is published.');
    },
  });
  expect(screen.getByRole('button', { name: 'Clip the minute before' })).toBeDisabled();
  stopAt(65);
  await userEvent.click(screen.getByRole('button', { name: 'Clip the minute before' }));
  expect(await screen.findByText(/You will find it in your vault/)).toBeInTheDocument();
  expect(made.find(({ name }) => name === CLIP)?.body).toEqual({ until: 65 });
  await userEvent.click(screen.getByRole('button', { name: 'End here' }));
  await userEvent.click(screen.getByRole('button', { name: 'Trim' }));
  expect(await screen.findByText('This recording is published.')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

test('while she is on air one press makes a clip of the last minute', async () => {
  const made = stubHttp({
    [CLIP]: () => {
      throw stubError(422, 'recordings.empty', 'Nothing of this stream was recorded.');
    },
  });
  renderLive(<ClipButton streamId="s1" />, { user: testPerformer() });
  await userEvent.click(screen.getByRole('button', { name: 'Clip the last minute' }));
  expect(await screen.findByText('Nothing of this stream was recorded.')).toBeInTheDocument();
  expect(made.find(({ name }) => name === CLIP)?.body).toEqual({});
});
