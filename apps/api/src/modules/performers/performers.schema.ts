import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
import { dataOf, listOf, offsetQuery, pageQuery } from '../../shared/wire.ts';
import { nameSchema } from '../auth/auth.schema.ts';
import { imageSourceSchema } from '../files/files.schema.ts';
import { performerCardSchema } from './performer-card.ts';

export const performerProfileSchema = performerCardSchema
  .extend({
    cover: imageSourceSchema.nullable(),
    bio: z.string(),
    city: z.string(),
    country: z.string().nullable(),
    postCount: z.number().int(),
    galleryCount: z.number().int(),
    videoCount: z.number().int(),
    lastSeenAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'PerformerProfile' });

export type PerformerProfile = z.infer<typeof performerProfileSchema>;

export const searchQuery = offsetQuery.extend({
  q: z.string().trim().max(100).default(''),
  sort: z.enum(['popular', 'newest']).default('popular'),
});

export const fewQuery = pageQuery.pick({ limit: true });

/** An id or a username. */
export const performerParams = z.object({ id: z.string().trim().toLowerCase().min(1).max(64) });

export const performerAnswer = dataOf(performerProfileSchema);
export const performersAnswer = listOf(performerCardSchema);

export const updatePerformerBody = z
  .object({
    name: nameSchema,
    bio: z.string().trim().max(2000),
    craft: z.string().trim().max(80),
    city: z.string().trim().max(80),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable(),
    monthlyPrice: amountSchema,
    yearlyPrice: amountSchema.nullable(),
    isFreeTrial: z.boolean(),
  })
  .partial();
