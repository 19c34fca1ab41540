import { configureHttp } from '@barg/api-client/http';
import { waitFor } from '@testing-library/react';
import type { UploadOptions } from 'tus-js-client';
import { startTransfer } from './transfer.ts';

const sent: UploadOptions[] = [];
const mockStart = jest.fn();
let mockIsCodeLost = false;
jest.mock('./tus-upload.ts', () => {
  if (mockIsCodeLost) throw new Error('Loading chunk transfer failed.');
  return {
    TusUpload: class {
      constructor(_file: File, options: UploadOptions) {
        sent.push(options);
      }
      start() {
        mockStart();
      }
    },
  };
});

/** A request as the client of the protocol makes it. */
const requestOf = () => {
  const headers = new Map<string, string>();
  return {
    setHeader: (name: string, value: string) => void headers.set(name, value),
    getHeader: (name: string) => headers.get(name),
  };
};
beforeEach(() => {
  sent.splice(0);
  mockStart.mockClear();
});
const refusal = { getStatus: () => 401, getBody: () => '{}', getHeader: () => undefined };

it.each([
  { began: 'first', now: 'second', told: 'first' },
  { began: null, now: 'second', told: null },
])('a refused part tells the token that it carried ($began), not that of now', async ({ began, now, told }) => {
  let token: string | null = began;
  const onUnauthorized = jest.fn();
  configureHttp({ getToken: () => token, onUnauthorized });
  const onFailed = jest.fn();
  const events = { onFailed, onProgress: jest.fn(), onArrived: jest.fn() };
  startTransfer(new File(['a'], 'a.mp4'), { type: 'video', uploadId: null }, events);
  await waitFor(() => expect(sent).toHaveLength(1));
  const [options] = sent;
  const request = requestOf();
  await options?.onBeforeRequest?.(request as never);
  token = now;
  const failure = Object.assign(new Error('refused'), { originalRequest: request, originalResponse: refusal });
  options?.onError?.(failure as never);
  expect(onUnauthorized.mock.calls).toEqual([[expect.objectContaining({ statusCode: 401 }), told]]);
  expect(onFailed).toHaveBeenCalledTimes(1);
});

it('loads its code anew when it is resumed after that could not be had', async () => {
  jest.resetModules();
  mockIsCodeLost = true;
  const onFailed = jest.fn();
  const events = { onFailed, onProgress: jest.fn(), onArrived: jest.fn() };
  const transfer = startTransfer(new File(['a'], 'a.mp4'), { type: 'video', uploadId: null }, events);
  transfer.pause();
  await waitFor(() => expect(onFailed.mock.calls).toEqual([[expect.objectContaining({ statusCode: 0 }), true]]));
  mockIsCodeLost = false;
  transfer.resume();
  await waitFor(() => expect(mockStart).toHaveBeenCalledTimes(1));
  expect(sent).toHaveLength(1);
  expect(onFailed).toHaveBeenCalledTimes(1);
});
