import { LOCALES } from '@barg/contract';
import { z } from 'zod';
import { userLine } from '../../shared/user-text.ts';
import { dataOf, idSchema, listOf, momentSchema, pageQuery } from '../../shared/wire.ts';
import { sitePath, webAddress } from '../settings/settings.values.ts';

const locale = z.enum(LOCALES);
/** A promo: something that the site recommends, in the caller's language if it has that. */
export const sitePromoSchema = z
  .object({
    _id: idSchema,
    title: z.string(),
    message: z.string(),
    /** The text of the link. */
    action: z.string(),
    /** A path of the site, or a URL. */
    link: z.string(),
    /** The language of the texts; may differ from the requested one. */
    locale,
  })
  .meta({ id: 'SitePromo' });

export type SitePromo = z.infer<typeof sitePromoSchema>;

export const promosQuery = pageQuery.pick({ limit: true });
export const promosAnswer = listOf(sitePromoSchema);

/** For operators: the texts of a promo in every language. */
const promoTextSchema = z.object({ title: z.string(), message: z.string(), action: z.string() });
/** Words as they were read, sent back to be compared. */
const readTextSchema = z.object({
  title: z.string().max(100),
  message: z.string().max(300),
  action: z.string().max(40),
});
export const promoTextsSchema = z.partialRecord(locale, promoTextSchema);
export type PromoTexts = z.infer<typeof promoTextsSchema>;

export const managedPromoSchema = z
  .object({
    _id: idSchema,
    link: z.string(),
    /** Promos are shown in ascending order. */
    position: z.number().int(),
    isPublished: z.boolean(),
    /** Null: at once. */
    startsAt: z.iso.datetime().nullable(),
    /** Null: without an end. */
    endsAt: z.iso.datetime().nullable(),
    texts: promoTextsSchema,
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'ManagedPromo' });

export type ManagedPromo = z.infer<typeof managedPromoSchema>;

const writtenTextSchema = z.object({
  title: userLine({ max: 100 }),
  message: userLine({ max: 300, min: 0 }).default(''),
  action: userLine({ max: 40 }),
});
export const hasWords = (texts: PromoTexts): boolean => Object.keys(texts).length > 0;
export const WORDLESS = 'words in at least one language';
const writtenTextsSchema = z.partialRecord(locale, writtenTextSchema).refine(hasWords, WORDLESS);

const moment = momentSchema.nullable();
const position = z.number().int().min(0).max(10_000);
export const isOrdered = ({ startsAt, endsAt }: { startsAt?: string | null; endsAt?: string | null }): boolean =>
  !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt);
export const UNORDERED = 'after the beginning';

const link = z.union([sitePath, webAddress]);

/** A new promo. */
export const promoBody = z
  .object({
    link,
    position: position.default(0),
    isPublished: z.boolean().default(false),
    startsAt: moment.default(null),
    endsAt: moment.default(null),
    texts: writtenTextsSchema,
  })
  .refine(isOrdered, { error: UNORDERED, path: ['endsAt'] });

export type WrittenPromo = z.output<typeof promoBody>;

/** Only the given fields change, and of `texts` only the given languages; null takes one away. */
export const changePromoBody = z.object({
  link: link.optional(),
  position: position.optional(),
  isPublished: z.boolean().optional(),
  startsAt: moment.optional(),
  endsAt: moment.optional(),
  texts: z.partialRecord(locale, writtenTextSchema.nullable()).optional(),
  /** What was read of these languages; null where there were no words. Where they differ by now, nothing is changed. */
  basedOn: z.partialRecord(locale, readTextSchema.nullable()).optional(),
});
export type PromoChanges = z.output<typeof changePromoBody>;

export const managedPromoAnswer = dataOf(managedPromoSchema);
