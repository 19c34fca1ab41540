import { usernameSchema } from './names.ts';
import { shownWords } from './words.ts';
import { z } from 'zod';

const NAME_MAX = 120;
const EMAIL_MAX = 320;

/** The fields of an account; the same rules as the server's. */
export const accountFields = {
  name: z.string().overwrite(shownWords).min(1).max(NAME_MAX),
  username: usernameSchema,
  email: z.string().trim().toLowerCase().max(EMAIL_MAX).pipe(z.email()),
};
