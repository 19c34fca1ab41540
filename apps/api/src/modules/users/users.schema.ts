import { COMPLETE_LOCALES } from '@barg/contract';
import { z } from 'zod';
import { dataOf } from '../../shared/wire.ts';
import { emailSchema, nameSchema, usernameSchema } from '../auth/auth.schema.ts';
import { imageSourceSchema } from '../files/files.schema.ts';

export const currentUserSchema = z
  .object({
    _id: z.uuid(),
    role: z.enum(['user', 'performer', 'operator']),
    isPerformer: z.boolean(),
    name: z.string(),
    username: z.string().nullable(),
    email: z.string().nullable(),
    avatar: imageSourceSchema.nullable(),
    cover: imageSourceSchema.nullable(),
    /** Tokens in the wallet (a performer's earnings stand in the studio). */
    balance: z.number(),
    locale: z.string().nullable(),
    theme: z.enum(['light', 'dark']).nullable(),
    totalNotSeenMessages: z.number().int(),
    unreadNotifications: z.number().int(),
  })
  .meta({ id: 'CurrentUser' });

export type CurrentUser = z.infer<typeof currentUserSchema>;

export const currentUserAnswer = dataOf(currentUserSchema);

export const updateUserBody = z
  .object({
    name: nameSchema,
    username: usernameSchema,
    email: emailSchema,
    locale: z.enum(COMPLETE_LOCALES),
    theme: z.enum(['light', 'dark']),
  })
  .partial();
