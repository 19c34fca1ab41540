import { useRef, useState } from 'react';
import { signFileUrls } from '@barg/api-client/files';
import type { MediaFile } from '@barg/api-client/models';
import { useIsGuest } from '@barg/session';

/** Signed URLs expire after minutes; the minimum interval of their renewal. */
const RETRY_AFTER_MS = 60_000;
/** The same after a renewal that failed: the pictures of a wall report their failures one by one. */
const RETRY_AFTER_FAILURE_MS = 5000;
/** The maximum of files per call. */
const MOST = 50;

/** The files with new URLs, without those that the account has no access to any more. */
const signAll = async (files: readonly MediaFile[]): Promise<Map<string, MediaFile>> => {
  const ids = files.map(({ _id }) => _id);
  const portions = Array.from({ length: Math.ceil(ids.length / MOST) }, (_, place) =>
    signFileUrls({ fileIds: ids.slice(place * MOST, (place + 1) * MOST) }),
  );
  const fresh = (await Promise.all(portions)).flatMap(({ data }) => data);
  return new Map(fresh.map((file) => [file._id, file]));
};

/**
 * For long lists of pictures: when one fails to load, the URLs of all are renewed together, without reloading
 * the list. Not for guests, whose files are public and have long-lived URLs.
 *
 * @param files the shown ones
 */
export const useRenewedFiles = (files: readonly MediaFile[]) => {
  const isMember = !useIsGuest();
  const earliest = useRef(-Infinity);
  // Keyed by the list's file object: after a reload the list's own files are newer.
  const [renewed, setRenewed] = useState<ReadonlyMap<MediaFile, MediaFile>>(new Map());
  return {
    /** A file with its current URLs. */
    current: (file: MediaFile): MediaFile => renewed.get(file) ?? file,
    /** For `onErrorCapture` around the pictures. */
    renew: (): void => {
      const now = performance.now();
      if (!isMember || now < earliest.current) return;
      earliest.current = now + RETRY_AFTER_MS;
      signAll(files).then(
        (fresh) => setRenewed(new Map(files.map((file) => [file, fresh.get(file._id) ?? file]))),
        () => {
          earliest.current = performance.now() + RETRY_AFTER_FAILURE_MS;
        },
      );
    },
  };
};
