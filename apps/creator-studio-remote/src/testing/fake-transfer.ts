import type { StubbedCall } from '@barg/session/testing';
import type { HttpResponse, UploadOptions } from 'tus-js-client';
import { photo } from './samples.ts';

/** Parts of a file as the real client sends them, without a line: each test says how it ends. */
export class FakeTransfer {
  static made: FakeTransfer[] = [];
  static onStart: (transfer: FakeTransfer) => void = () => {};
  url: string | null;
  readonly options: UploadOptions;
  readonly abort = jest.fn(() => Promise.resolve());
  constructor(_file: File, options: UploadOptions) {
    this.options = options;
    this.url = options.uploadUrl ?? null;
    FakeTransfer.made.push(this);
  }
  start(): void {
    FakeTransfer.onStart(this);
  }
}

export const arrive = (transfer: FakeTransfer): void => {
  transfer.url ??= '/api/uploads/file-1';
  transfer.options.onSuccess?.({ lastResponse: {} as HttpResponse });
};

/** The files come to be called after the order in which they left. */
export const arriveAtOnce = (transfer: FakeTransfer): void => {
  transfer.url = `/api/uploads/file-${FakeTransfer.made.length}`;
  arrive(transfer);
};

/** What a file needs that leaves as soon as it is chosen. */
export const arriving: Record<string, StubbedCall> = {
  'GET /uploads': () => ({ data: [], total: 0 }),
  'GET /files/:id/status': ({ url }) => {
    const _id = url.split('/')[2] ?? '';
    return { _id, status: 'ready', percent: 100, errorCode: null, file: photo({ _id, type: 'video' }) };
  },
};
