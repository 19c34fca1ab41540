import { useEffect, useMemo } from 'react';

/** A local address of a picked picture, as long as it is shown. */
export const useLocalPicture = (file: File | null | undefined): string | null => {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : null), [file]);
  useEffect(() => {
    if (!url) return undefined;
    return () => URL.revokeObjectURL(url);
  }, [url]);
  return url;
};
