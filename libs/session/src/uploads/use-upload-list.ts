import { useSyncExternalStore } from 'react';
import type { Upload } from './upload.ts';
import type { UploadList } from './upload-list.ts';

/** The files of a list as they are now. */
export const useUploadList = (list: UploadList): readonly Upload[] =>
  useSyncExternalStore(list.subscribe, list.getSnapshot, list.getServerSnapshot);
