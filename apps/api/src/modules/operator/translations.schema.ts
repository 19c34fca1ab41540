import { SCREEN_LOCALES } from '@barg/contract';
import { namespaceSchema } from '@barg/contract/schemas';
import { showsNothing } from '@barg/contract/words';
import { z } from 'zod';
import { dataOf, listOf, pageQuery } from '../../shared/wire.ts';

const locale = z.enum(SCREEN_LOCALES);

export const translationsListQuery = pageQuery.extend({
  locale,
  namespace: namespaceSchema.optional(),
  /** Words in keys and texts. */
  q: z.string().max(100).optional(),
  onlyEdited: z.stringbool().default(false),
  /** The language shown beside each text. */
  source: locale.optional(),
});
export type TranslationsListQuery = z.output<typeof translationsListQuery>;

export const editedTextSchema = z
  .object({
    locale,
    namespace: namespaceSchema,
    /** Dotted; plural forms end in `_one`, `_other`, … */
    key: z.string(),
    value: z.string(),
    isEdited: z.boolean(),
    /** The deployed app's text; null when it no longer has the key. */
    shippedValue: z.string().nullable(),
    /** Placeholders that the text must contain, each as `{{name}}`. */
    placeholders: z.array(z.string()),
    /** The text in the source language; for a missing plural form its `_other`. */
    source: z.object({ locale, value: z.string() }).nullable(),
  })
  .meta({ id: 'EditedText' });
export type EditedText = z.infer<typeof editedTextSchema>;

/** Sorted by namespace and key, so that the plural forms of a text are together. */
export const translationsListAnswer = listOf(editedTextSchema);
export const translationAnswer = dataOf(editedTextSchema);

const address = {
  locale,
  namespace: namespaceSchema,
  key: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[\w.-]+$/),
};
/** The text that the operator had read; what is not told is not compared. */
const basedOn = z.string().max(5000).optional();

export const translationQuery = z.object({ ...address, basedOn });
export const translationBody = z.object({
  ...address,
  value: z
    .string()
    .min(1)
    .max(5000)
    .refine((text) => !showsNothing(text) && text.isWellFormed() && !text.includes('\0')),
  basedOn,
});
export type TranslationAddress = Omit<z.output<typeof translationQuery>, 'basedOn'>;
