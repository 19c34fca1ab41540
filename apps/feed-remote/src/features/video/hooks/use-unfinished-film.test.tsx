import { act, renderHook, waitFor } from '@testing-library/react';
import type { Video } from '@barg/api-client/models';
import { TestSession, resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { useWatchedFile } from '../../../entities/media/hooks/use-watched-file.ts';
import { useVideoQuery } from '../../../entities/video/api/video.ts';
import { samplePhoto } from '../../../testing/samples.ts';
import { useUnfinishedFilm } from './use-unfinished-film.ts';

jest.mock('../../../entities/media/hooks/use-watched-file.ts', () => ({ useWatchedFile: jest.fn() }));

const file = { ...samplePhoto(), _id: 'film', status: 'processing' };
const video = { _id: 'video-1', file } as Video;
const VIEW = 'GET /performer-assets/videos/:id';

const usePage = () => {
  useVideoQuery(video._id);
  return useUnfinishedFilm(video);
};

/** The next moment at which its status is read. */
const readAgain = () => act(async () => void (await jest.mocked(useWatchedFile).mock.lastCall?.[1]()));

test('asks for the video again with each status, where the reload after its processing failed', async () => {
  resetSession(testUser());
  let status = 'processing';
  const calls = stubHttp({
    [VIEW]: () => {
      if (status === 'ready') throw stubError(503, 'some.code', '');
      return video;
    },
    'POST /user/performer-assets/videos/:id/:fileId/status': () => ({ status, percent: 40, errorCode: null, file }),
  });
  const reloads = () => calls.filter(({ name }) => name === VIEW).length;
  const { result } = renderHook(usePage, { wrapper: TestSession });
  await waitFor(() => expect(result.current).toBe(0.4));
  status = 'ready';
  for (const times of [2, 3]) {
    await readAgain();
    await waitFor(() => expect(reloads()).toBe(times));
  }
});
