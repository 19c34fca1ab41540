import { z } from 'zod';
import { OTHER } from '../../../shared/card-choice.tsx';
import { cardFaults } from '../../../shared/card-schema.ts';

const fieldsSchema = z.object({
  /** A saved card's id, or {@link OTHER}. */
  cardId: z.string(),
  number: z.string(),
  expiry: z.string(),
  cvc: z.string(),
  saveCard: z.boolean(),
});

export type CardOrderFields = z.infer<typeof fieldsSchema>;

/** By gateway; Stripe's own fields validate the card themselves. */
export const cardOrderSchemas = {
  stripe: fieldsSchema,
  sandbox: fieldsSchema.superRefine((fields, context) => {
    if (fields.cardId !== OTHER) return;
    for (const field of cardFaults(fields)) {
      context.addIssue({ code: 'custom', path: [field], message: `commerce:topUp.errors.${field}` });
    }
  }),
};
