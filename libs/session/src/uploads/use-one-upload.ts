import { useEffect, useState, useSyncExternalStore } from 'react';
import { OneUpload } from './one-upload.ts';

/** One file at one place, and how far it is; whoever leaves the page stops it. */
export const useOneUpload = () => {
  const [upload] = useState(() => new OneUpload());
  const status = useSyncExternalStore(upload.subscribe, upload.getSnapshot, upload.getServerSnapshot);
  useEffect(() => upload.end, [upload]);
  return { upload, status };
};
