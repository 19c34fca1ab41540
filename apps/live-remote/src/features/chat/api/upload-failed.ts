import type { UploadStatus } from '@barg/session/uploads';

export const hasFailed = (status: UploadStatus | null): boolean =>
  status?.state === 'failed' || status?.state === 'cut';
