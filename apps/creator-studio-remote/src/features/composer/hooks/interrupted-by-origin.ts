import type { Upload as InterruptedUpload, UploadType } from '@barg/api-client/models';
import { originOf, forgetOrigin, rememberOrigin } from '../../../shared/uploads/upload-origins.ts';
import { goneOrigins } from '../api/gone-origins.ts';

export interface UploadOrigin {
  /** Of the draft or post that is written here, once it has an id. */
  originId: () => string | null;
  /** A new post is offered the uploads whose origin is unknown, such as those of another device. */
  isNew: boolean;
}

/** What a post shows; a cover, a teaser or a video's film that was left belongs elsewhere. */
const FILE_TYPES: ReadonlySet<UploadType> = new Set(['photo', 'video', 'audio']);

/** The files that this page has been given, and where: who comes back there need not pick them again. */
const picked = new Map<string, { source: File; originId: UploadOrigin['originId'] }>();

export const pickedBefore = (fingerprint: string): File | undefined => picked.get(fingerprint)?.source;

export const notePicked = (fingerprint: string, source: File, { originId }: UploadOrigin): void => {
  picked.set(fingerprint, { source, originId });
  rememberOrigin(fingerprint, originId());
};

/** It has arrived, or is not wanted. */
export const forgetPicked = (fingerprint: string): void => {
  picked.delete(fingerprint);
  forgetOrigin(fingerprint);
};

/** A form that was blank is kept as a draft now, or the other way round. */
export const moveTo = (originId: string | null, fingerprints: readonly string[]): void => {
  for (const fingerprint of fingerprints) rememberOrigin(fingerprint, originId);
};

/** Where an upload was begun; undefined where nobody knows. */
const placeOf = (fingerprint: string): string | null | undefined => {
  const known = picked.get(fingerprint);
  return known ? known.originId() : originOf(fingerprint);
};

/**
 * What was left, at this origin and elsewhere. It is offered where it was begun; what was for a draft or post that is gone
 * in a form that is blank.
 */
export const sortInterruptedUploads = async (all: readonly InterruptedUpload[], { originId, isNew }: UploadOrigin) => {
  const left = all.filter(({ type }) => FILE_TYPES.has(type));
  const places = left.map(({ fingerprint }) => placeOf(fingerprint));
  const isBlank = isNew && originId() === null;
  const gone = await goneOrigins(new Set(isBlank ? places.filter((place) => typeof place === 'string') : []));
  const isHere = (_upload: InterruptedUpload, index: number): boolean => {
    const place = places[index];
    if (place === undefined) return isNew;
    return place === originId() || (place !== null && gone.has(place));
  };
  const here = left.filter(isHere);
  return { here, elsewhere: left.filter((upload) => !here.includes(upload)) };
};
