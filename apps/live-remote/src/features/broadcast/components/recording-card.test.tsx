import { screen } from '@testing-library/react';
import type { Recording } from '@barg/api-client/models';
import { stubHttp, testPerformer } from '@barg/session/testing';
import { renderLive } from '../../../testing/render-live.tsx';
import { RecordingCard } from './recording-card.tsx';

const LATEST = 'GET /streaming/recordings/latest';

const recording: Recording = {
  ...{ _id: 'r1', streamId: 's1', title: 'Ink and light', status: 'kept', choice: 'published' },
  ...{
    audience: 'free',
    durationSeconds: 90,
    bytes: 1000,
    videoId: 'v1',
    isShown: false,
    film: null,
    isTakenDown: false,
  },
  ...{ filmStatus: 'processing', errorCode: null },
};

const show = (facts: Partial<Recording>, streamId?: string) => {
  let answer = { ...recording, ...facts };
  stubHttp({ [LATEST]: () => answer });
  renderLive(<RecordingCard {...(streamId && { streamId })} />, { user: testPerformer() });
  return (later: Partial<Recording>) => void (answer = { ...answer, ...later });
};

const WAITS = 'The film is being made, and published then.';

test('is published for its performer when others can see it, not before, and says so where it was waited for', async () => {
  const answer = show({});
  expect(await screen.findByText(WAITS)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Publish/ })).not.toBeInTheDocument();
  answer({ filmStatus: 'ready' });
  expect(await screen.findByText(/^Published\./, undefined, { timeout: 8000 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Watch the video' })).toHaveAttribute('href', '/videos/v1');
}, 15_000);

test('leads to no address that shows nothing yet', async () => {
  show({ videoId: null, isShown: true, audience: 'followers' });
  expect(await screen.findByText(WAITS)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'See it at its address' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Take it back' })).toBeInTheDocument();
});

test('what waits to be published is not offered to be published again', async () => {
  show({ status: 'making', videoId: null, filmStatus: null });
  expect(await screen.findByText(WAITS)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Publish/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Keep it to myself' })).toBeInTheDocument();
});

test('what cannot be played is not called published, and not offered', async () => {
  show({ choice: null, videoId: null, filmStatus: 'failed' });
  expect(await screen.findByText(/could not be made playable/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Publish/ })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeInTheDocument();
});

test('nothing is chosen of what the site has removed, and it says so and where to object', async () => {
  show({ choice: null, videoId: null, filmStatus: 'ready', isTakenDown: true }, 's1');
  expect(await screen.findByText(/^The site has removed this stream/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See why and object' })).toHaveAttribute('href', '/user/account/removals');
});
