import type { ManagedPromo } from '@barg/api-client/models';
import { SCREEN_LOCALES } from '@barg/contract';
import { shownWords } from '@barg/contract/words';
import { z } from 'zod';
import { linkSchema } from '../../shared/link-schema.ts';
import { changedMoment, isOrdered, momentFieldsOf, momentSchema } from '../../shared/moment.ts';

const textSchema = z
  .object({
    title: z.string().overwrite(shownWords).max(100),
    message: z.string().overwrite(shownWords).max(300),
    action: z.string().overwrite(shownWords).max(40),
  })
  .superRefine((words, context) => {
    const isWritten = Object.values(words).some((text) => text !== '');
    for (const name of ['title', 'action'] as const)
      if (isWritten && words[name] === '')
        context.addIssue({ code: 'custom', path: [name], message: 'ui:form.required' });
  });
type PromoWords = z.infer<typeof textSchema>;

/** The form's rules, the same as the server's. */
export const promoFormSchema = z
  .object({
    link: linkSchema,
    position: z.number().int().min(0).max(10_000),
    isPublished: z.boolean(),
    startsAt: momentSchema,
    endsAt: momentSchema,
    texts: z
      .record(z.enum(SCREEN_LOCALES), textSchema)
      .refine((texts) => Object.values(texts).some(({ title }) => title !== ''), 'operator:pages.noTitle'),
  })
  .refine(isOrdered, { error: 'operator:promos.badEnd', path: ['endsAt', 'day'] });
export type PromoForm = z.infer<typeof promoFormSchema>;

const NO_WORDS: PromoWords = { title: '', message: '', action: '' };

/** The form's values of a promotion, with fields for each language. */
export function promoFormOf(promo?: ManagedPromo): PromoForm {
  const known: Partial<Record<string, PromoWords>> = promo?.texts ?? {};
  const texts = Object.fromEntries(SCREEN_LOCALES.map((locale) => [locale, known[locale] ?? NO_WORDS]));
  return {
    link: promo?.link ?? '/',
    position: promo?.position ?? 0,
    isPublished: promo?.isPublished ?? false,
    startsAt: momentFieldsOf(promo?.startsAt ?? null),
    endsAt: momentFieldsOf(promo?.endsAt ?? null),
    texts: texts as PromoForm['texts'],
  };
}

/** The body of a new promotion, and what one has changed: times as they were where they say the same. */
export function promoBodyOf({ startsAt, endsAt, texts, ...rest }: PromoForm, promo?: ManagedPromo) {
  const written = Object.entries(texts).filter(([, { title }]) => title !== '');
  return {
    ...rest,
    startsAt: changedMoment(startsAt, promo?.startsAt ?? null),
    endsAt: changedMoment(endsAt, promo?.endsAt ?? null),
    texts: Object.fromEntries(written),
  };
}
