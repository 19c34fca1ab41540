import { usernameSchema } from '@barg/contract/names';
import { shownWords } from '@barg/contract/words';
import { z } from 'zod';

const NAME_MAX = 120;
const EMAIL_MAX = 320;

/** The fields that describe an account, as strict as the server's. */
export const accountFields = {
  name: z.string().overwrite(shownWords).min(1).max(NAME_MAX),
  username: usernameSchema,
  email: z.string().trim().toLowerCase().max(EMAIL_MAX).pipe(z.email()),
};
