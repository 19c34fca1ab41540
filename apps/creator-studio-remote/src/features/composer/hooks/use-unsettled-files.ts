import { useEffect, useState } from 'react';
import type { MediaFile } from '@barg/api-client/models';
import { followStatus, type Upload } from '@barg/session/uploads';
import { kindOf } from '../../../shared/uploads/post-uploads.ts';

/**
 * Follows the files that a draft or post brought along and that were not ready then: prepared since, or refused and why.
 * Of some only the id was known: what they are is told then too.
 */
export const useUnsettledFiles = (
  initial: readonly MediaFile[],
  change: (fileId: string, values: Partial<Upload>) => void,
): void => {
  const [unsettled] = useState(() => initial.filter(({ status }) => status !== 'ready'));
  useEffect(() => {
    const stops = unsettled.map(({ _id, type }) =>
      followStatus(_id, (values) => {
        const { file } = values;
        change(_id, file && file.type !== type ? { ...values, kind: kindOf(file) } : values);
      }),
    );
    return () => stops.forEach((stop) => stop());
  }, [unsettled, change]);
};
