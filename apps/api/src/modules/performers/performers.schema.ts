import { z } from 'zod';
import { usernameSchema } from '@barg/contract/names';
import { amountSchema } from '../../platform/money.ts';
import { countryCodeSchema } from '../../shared/country-code.ts';
import { basedOnOf, seen } from '../../shared/changed-meanwhile.ts';
import { userLine, userText } from '../../shared/user-text.ts';
import { dataOf, listOf, offsetQuery, pageQuery } from '../../shared/wire.ts';
import { imageSourceSchema } from '../../viewing/image-source.ts';
import { registerBody } from '../auth/auth.schema.ts';
import { emailSchema, nameSchema } from '../accounts/accounts.schema.ts';
import { mediaFileSchema } from '../files/files.schema.ts';
import { languageCodesSchema } from '../reference/language-codes.ts';
import { OLDEST_BIRTH } from './birth-date.ts';
import { performerCardSchema } from './performer-card.ts';
import { performerLinkSchema, performerLinksSchema } from './performer-links.ts';
import { ownVerificationSchema } from './verification.schema.ts';

/** A calendar date; under 18 is an error of its own, with its own message on the page. */
const birthDateSchema = z.iso.date().refine((date) => date >= OLDEST_BIRTH, 'not a date of birth');

export const performerProfileSchema = performerCardSchema
  .extend({
    cover: imageSourceSchema.nullable(),
    bio: z.string(),
    city: z.string(),
    country: z.string().nullable(),
    /** ISO 639-1 codes, in the performer's order. */
    languages: z.array(z.string()),
    links: z.array(performerLinkSchema),
    /** null until one is ready. */
    welcomeVideo: mediaFileSchema.nullable(),
    postCount: z.number().int(),
    galleryCount: z.number().int(),
    videoCount: z.number().int(),
    lastSeenAt: z.iso.datetime().nullable(),
    isBookmarked: z.boolean(),
    /** How many of her planned streams come up, counted up to three; absent where none does. */
    plannedStreams: z.number().int().optional(),
    /** Tokens for three months and for six; null where they are not offered. */
    quarterlyPrice: z.number().nullable(),
    halfYearlyPrice: z.number().nullable(),
  })
  .meta({ id: 'PerformerProfile' });

export type PerformerProfile = z.infer<typeof performerProfileSchema>;

/** The profile with the facts for the performer only. */
export const ownPerformerSchema = performerProfileSchema
  .extend({
    email: z.string().nullable(),
    birthDate: z.iso.date().nullable(),
    verification: ownVerificationSchema,
  })
  .meta({ id: 'OwnPerformer' });

export type OwnPerformer = z.infer<typeof ownPerformerSchema>;

export const searchQuery = offsetQuery.extend({
  q: z.string().trim().max(100).default(''),
  sort: z.enum(['popular', 'newest']).default('popular'),
});

export const fewQuery = pageQuery.pick({ limit: true });

/** An id or a username. */
export const performerParams = z.object({ id: z.string().trim().toLowerCase().min(1).max(64) });

export const performerAnswer = dataOf(performerProfileSchema);
export const ownPerformerAnswer = dataOf(ownPerformerSchema);
export const performersAnswer = listOf(performerCardSchema);

const CRAFT_MAX = 80;

export const registerPerformerBody = registerBody.extend({
  country: countryCodeSchema,
  languages: languageCodesSchema.refine((codes) => codes.length > 0, 'at least one language'),
  birthDate: birthDateSchema,
  craft: userLine({ max: CRAFT_MAX }),
});

export type PerformerRegistration = z.output<typeof registerPerformerBody>;

/** Several months for nothing are not offered: then the month is free. */
const bundlePrice = amountSchema.refine((price) => price > 0, 'more than 0').nullable();

export const updatePerformerBody = z
  .object({
    name: nameSchema,
    username: usernameSchema,
    email: emailSchema,
    bio: userText({ max: 2000, min: 0 }),
    craft: userLine({ max: CRAFT_MAX, min: 0 }),
    city: userLine({ max: 80, min: 0 }),
    country: countryCodeSchema.nullable(),
    languages: languageCodesSchema,
    links: performerLinksSchema,
    birthDate: birthDateSchema,
    monthlyPrice: amountSchema,
    quarterlyPrice: bundlePrice,
    halfYearlyPrice: bundlePrice,
    yearlyPrice: amountSchema.nullable(),
    isFreeTrial: z.boolean(),
    /** Confirms that a year may cost more than twelve months; without it the answer is 409. */
    isDearYearMeant: z.boolean(),
    /** The same for every plan that costs more than a shorter one does for as many months. */
    isDearPlanMeant: z.boolean(),
  })
  .partial()
  .extend({
    basedOn: basedOnOf({
      ...{ name: seen.words, username: seen.words, bio: seen.words, craft: seen.words, city: seen.words },
      ...{ country: seen.words, monthlyPrice: seen.number, quarterlyPrice: seen.number },
      ...{ halfYearlyPrice: seen.number, yearlyPrice: seen.number, isFreeTrial: seen.flag },
      ...{ email: seen.words, birthDate: seen.words, languages: seen.ids, links: z.array(performerLinkSchema) },
    }),
  });
