import type { HttpResponse, UploadOptions } from 'tus-js-client';

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
