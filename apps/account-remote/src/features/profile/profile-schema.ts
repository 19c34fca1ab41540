import { z } from 'zod';
import type { CurrentUser, UpdateUserBody } from '@barg/api-client/models';
import { accountFields } from '@barg/contract/account-fields';
import { PHONE } from '../../shared/profile-rules.ts';

const MAX_LANGUAGES = 20;

/** The same rules as the server's; empty fields are not sent. */
export const profileSchema = z.object({
  ...accountFields,
  phone: z.union([z.literal(''), z.string().trim().regex(PHONE, 'account:errors.phone')]),
  birthDate: z.iso.date().nullable(),
  country: z.string().nullable(),
  languages: z.array(z.string()).max(MAX_LANGUAGES),
});

export type ProfileValues = z.infer<typeof profileSchema>;

export const valuesOf = (user: CurrentUser): ProfileValues => ({
  name: user.name,
  username: user.username ?? '',
  email: user.email ?? '',
  phone: user.phone ?? '',
  birthDate: user.birthDate,
  country: user.country,
  languages: user.languages,
});

export const toChanges = ({ phone, ...values }: ProfileValues): UpdateUserBody => ({
  ...values,
  phone: phone || null,
});
