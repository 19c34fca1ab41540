import { useRef, useState } from 'react';
import { signFileUrls } from '@barg/api-client/files';
import type { MediaFile } from '@barg/api-client/models';
import { useIsGuest } from '@barg/session';

/** Addresses of private files live for minutes; a page that stands longer asks for new ones, at most that often. */
const RETRY_AFTER_MS = 60_000;
/** How many are asked for with one call. */
const MOST = 50;

/** The files as they are given out now; without those that the account may not see any more. */
const signAll = async (files: readonly MediaFile[]): Promise<Map<string, MediaFile>> => {
  const ids = files.map(({ _id }) => _id);
  const portions = Array.from({ length: Math.ceil(ids.length / MOST) }, (_, place) =>
    signFileUrls({ fileIds: ids.slice(place * MOST, (place + 1) * MOST) }),
  );
  const fresh = (await Promise.all(portions)).flatMap(({ data }) => data);
  return new Map(fresh.map((file) => [file._id, file]));
};

/**
 * For long lists of pictures: when one cannot be fetched any more, the addresses of all are renewed together, while
 * the list stays as it is. What visitors see is free to everybody, and its addresses outlive their page.
 *
 * @param files those that are shown
 */
export const useRenewedFiles = (files: readonly MediaFile[]) => {
  const isMember = !useIsGuest();
  const lastTry = useRef(-Infinity);
  // By the file as the list had it: what a list that was read anew has is newer than all of this.
  const [renewed, setRenewed] = useState<ReadonlyMap<MediaFile, MediaFile>>(new Map());
  return {
    /** A file with the addresses that are good now. */
    current: (file: MediaFile): MediaFile => renewed.get(file) ?? file,
    /** For `onErrorCapture` around the pictures. */
    renew: (): void => {
      const now = performance.now();
      if (!isMember || now - lastTry.current < RETRY_AFTER_MS) return;
      lastTry.current = now;
      // A call that fails leaves pictures as they are: the next one that cannot be fetched asks again.
      signAll(files).then(
        (fresh) => setRenewed(new Map(files.map((file) => [file, fresh.get(file._id) ?? file]))),
        () => undefined,
      );
    },
  };
};
