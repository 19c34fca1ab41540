import { pageSlugSchema } from '@barg/contract/names';
import type { ManagedPost } from '@barg/api-client/models';
import { SCREEN_LOCALES } from '@barg/contract';
import { shownWords } from '@barg/contract/words';
import { z } from 'zod';

const text = z.object({ title: z.string().overwrite(shownWords).max(200), body: z.string().max(50_000) });

export const postFormSchema = z.object({
  slug: pageSlugSchema,
  position: z.number().int().min(0).max(10_000),
  isPublished: z.boolean(),
  texts: z
    .record(z.enum(SCREEN_LOCALES), text)
    .refine((texts) => Object.values(texts).some(({ title }) => title !== ''), 'operator:pages.noTitle'),
});
export type PostForm = z.infer<typeof postFormSchema>;

const textsOf = (post: ManagedPost | undefined): PostForm['texts'] => {
  const known: Partial<Record<string, { title: string; body: string }>> = post?.texts ?? {};
  const entries = SCREEN_LOCALES.map((locale) => [locale, known[locale] ?? { title: '', body: '' }]);
  return Object.fromEntries(entries) as PostForm['texts'];
};

/** The form's values of a page, with fields for each language. */
export const postFormOf = (post?: ManagedPost): PostForm => ({
  slug: post?.slug ?? '',
  position: post?.position ?? 0,
  isPublished: post?.isPublished ?? false,
  texts: textsOf(post),
});

/** The body of a new page: the languages with a title. */
export function postBodyOf({ texts, ...rest }: PostForm) {
  return { ...rest, texts: Object.fromEntries(Object.entries(texts).filter(([, { title }]) => title !== '')) };
}
