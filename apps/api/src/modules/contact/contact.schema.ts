import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { userLine, userText } from '../../shared/user-text.ts';
import { idSchema, pageQuery } from '../../shared/wire.ts';
import { emailSchema } from '../accounts/accounts.schema.ts';

export const contactBody = z.object({
  name: userLine({ max: 120 }),
  email: emailSchema,
  subject: userLine({ max: 200 }),
  text: userText({ max: 5000 }),
});
export type NewContactMessage = z.output<typeof contactBody>;

/** A message to the site's operators, as they see it. */
export const contactMessageSchema = z
  .object({
    _id: idSchema,
    /** The account that wrote it; null for a guest. */
    user: authorSchema.nullable(),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    text: z.string(),
    /** The operator who handled it. */
    handledBy: authorSchema.nullable(),
    handledAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ContactMessage' });
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** For the operator's list. */
export const contactMessagesQuery = pageQuery.extend({ status: z.enum(['open', 'handled']).default('open') });
