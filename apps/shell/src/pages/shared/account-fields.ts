import { shownWords } from '@barg/contract/words';
import { z } from 'zod';

const NAME_MAX = 120;
const EMAIL_MAX = 320;

/** The fields that describe an account, as strict as the server's. */
export const accountFields = {
  name: z.string().overwrite(shownWords).min(1).max(NAME_MAX),
  username: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9][a-z0-9._]{1,28}[a-z0-9]$/),
  email: z.string().trim().toLowerCase().max(EMAIL_MAX).pipe(z.email()),
};
