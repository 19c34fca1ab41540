import { useEffect, useState, useSyncExternalStore } from 'react';
import { OneUpload } from './one-upload.ts';

/** The upload of one file; it stops when the component is unmounted. */
export const useOneUpload = () => {
  const [upload] = useState(() => new OneUpload());
  const status = useSyncExternalStore(upload.subscribe, upload.getSnapshot, upload.getServerSnapshot);
  useEffect(() => upload.end, [upload]);
  return { upload, status };
};
