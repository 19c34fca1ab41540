import { isSupportedCulture, MAX_FILE_BYTES } from '@barg/contract';
import { z } from 'zod';
import { MOST_CAPTIONS } from '../files/files.schema.ts';
import { dataOf, idSchema, listOf } from '../../shared/wire.ts';

/** Limit of a file as sent, and as stored. Two hours of speech take a fourth of it. */
export const MOST_BYTES = MAX_FILE_BYTES.captions;

const languageSchema = z.string().max(35).refine(isSupportedCulture, { error: 'not a supported culture' });

export const captionsParams = z.object({ id: idSchema, language: languageSchema });

/** The address of captions, as `captionsName` makes it. */
export const servedParams = z.object({ fileId: idSchema, name: z.string().regex(/^[a-zA-Z-]{2,35}\.vtt$/) });

export const captionsQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MOST_CAPTIONS).default(MOST_CAPTIONS),
});

export const captionsSchema = z
  .object({
    /** A supported culture (BCP 47). */
    language: z.string(),
    cueCount: z.number().int(),
    /** Of the WebVTT. */
    bytes: z.number().int(),
    updatedAt: z.iso.datetime(),
    /** The WebVTT, signed for its owner. */
    url: z.string(),
  })
  .meta({ id: 'Captions' });

export type Captions = z.infer<typeof captionsSchema>;

export const captionsAnswer = dataOf(captionsSchema);
export const captionsListAnswer = listOf(captionsSchema);
