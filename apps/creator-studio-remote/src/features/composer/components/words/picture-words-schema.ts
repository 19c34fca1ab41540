import { z } from 'zod';
import type { MediaFile } from '@barg/api-client/models';
import { shownWords } from '@barg/contract/words';
import type { Upload } from '@barg/session/uploads';

/** The API's maximum, in characters. */
export const ALT_MAX = 500;

/** By file id. A field that was never shown has no value. */
export const altTextsSchema = z.record(z.string(), z.string().max(ALT_MAX).optional());

export type AltTexts = z.infer<typeof altTextsSchema>;

interface ArrivedPicture {
  fileId: string;
  /** Null while there is nothing to show of it. */
  src: string | null;
  /** Its place in the post, from 1. */
  number: number;
  /** What was said of it before. */
  alt: string;
}

/** The pictures that the post will show, in their order. */
export const arrivedPictures = (uploads: readonly Upload[]): ArrivedPicture[] =>
  uploads.flatMap(({ kind, state, file, previewUrl }, index) =>
    kind === 'photo' && file && state !== 'failed'
      ? [{ fileId: file._id, src: file.thumbnails?.small.webp ?? previewUrl, number: index + 1, alt: file.alt }]
      : [],
  );

/** What was said of the files of a post. */
export const altTextsOf = (files: readonly MediaFile[]): AltTexts =>
  Object.fromEntries(files.map(({ _id, alt }) => [_id, alt]));

/** What is now said otherwise than before. */
export const changedAltTexts = (texts: AltTexts, uploads: readonly Upload[]): Record<string, string> =>
  Object.fromEntries(
    arrivedPictures(uploads).flatMap(({ fileId, alt }) => {
      const words = shownWords(texts[fileId] ?? '');
      return words === alt ? [] : [[fileId, words]];
    }),
  );
