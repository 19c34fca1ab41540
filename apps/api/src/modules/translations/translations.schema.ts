import { LOCALES, RTL_CULTURES } from '@barg/contract';
import { namespaceSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { listOf } from '../../shared/wire.ts';

/** The messages of a language are small and needed as a whole: this is far more than all apps have, see the test. */
export const MAX_MESSAGES = 20_000;
/** More than a page has remotes. */
const MAX_NAMESPACES = 100;

const cultures = new Set<string>([...LOCALES, ...RTL_CULTURES]);

export const translationsQuery = z.object({
  locale: z.string().refine((value) => cultures.has(value), { error: 'not a supported locale' }),
  /** Comma-separated; all when absent. */
  namespace: z
    .string()
    .transform((value) => value.split(','))
    .pipe(z.array(namespaceSchema).max(MAX_NAMESPACES))
    .optional(),
  limit: z.coerce.number().int().min(1).max(MAX_MESSAGES).default(MAX_MESSAGES),
});

export const translationSchema = z
  .object({ key: z.string(), value: z.string(), namespace: z.string() })
  .meta({ id: 'Translation' });

export const translationsAnswer = listOf(translationSchema);
