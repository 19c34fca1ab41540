import { useEffect, useState } from 'react';
import type { MediaFile } from '@barg/api-client/models';
import { followStatus, type Upload } from '@barg/session/uploads';

/** Follows the files that a draft or post brought along and that were not ready then: prepared since, or refused and why. */
export const useUnsettledFiles = (
  initial: readonly MediaFile[],
  change: (fileId: string, values: Partial<Upload>) => void,
): void => {
  const [fileIds] = useState(() => initial.flatMap(({ _id, status }) => (status === 'ready' ? [] : [_id])));
  useEffect(() => {
    const stops = fileIds.map((fileId) => followStatus(fileId, (values) => change(fileId, values)));
    return () => stops.forEach((stop) => stop());
  }, [fileIds, change]);
};
