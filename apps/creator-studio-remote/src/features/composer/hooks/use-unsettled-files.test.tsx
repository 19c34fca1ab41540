import { act, renderHook, waitFor } from '@testing-library/react';
import { resetSession, stubHttp, testPerformer } from '@barg/session/testing';
import { photo } from '../../../testing/samples.ts';
import { useUnsettledFiles } from './use-unsettled-files.ts';

beforeEach(() => resetSession(testPerformer()));

it('tells of what a draft brought along that it was refused since, in the words of the server', async () => {
  const file = photo({ _id: 'file-2', type: 'feed-video', status: 'failed', thumbnails: null });
  const errorMessage = 'This file is longer than six hours, please cut it.';
  stubHttp({
    'GET /files/:id/status': () => ({
      _id: 'file-2',
      status: 'failed',
      percent: 0,
      errorCode: 'x',
      errorMessage,
      file,
    }),
  });
  const change = jest.fn();
  const left = [photo(), photo({ _id: 'file-2', type: 'feed-video', status: 'processing' })];
  const { unmount } = renderHook(() => useUnsettledFiles(left, change));
  await waitFor(() => expect(change).toHaveBeenCalledTimes(1));
  expect(change).toHaveBeenCalledWith('file-2', { state: 'failed', progress: 0, file, error: errorMessage });
  act(unmount);
});
