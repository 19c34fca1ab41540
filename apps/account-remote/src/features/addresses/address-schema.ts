import { shownWords } from '@barg/contract/words';
import { z } from 'zod';
import type { Address } from '@barg/api-client/models';
import { PHONE } from '../../shared/profile-rules.ts';

const line = (max: number) => z.string().overwrite(shownWords).max(max);
const required = (max: number) => z.string().overwrite(shownWords).min(1).max(max);

/** The same rules as the server's. */
export const addressSchema = z.object({
  name: required(120),
  country: z.string().nullable().pipe(required(2)),
  state: line(120),
  city: required(120),
  street: required(300),
  postalCode: line(20),
  phone: z.union([z.literal(''), z.string().trim().regex(PHONE, 'account:errors.phone')]),
  note: line(500),
  isDefault: z.boolean(),
});

/** The request's body. */
export type AddressValues = z.output<typeof addressSchema>;
type FormValues = z.input<typeof addressSchema>;

/** The initial values; a new address has the account's name. */
export const initialValues = (address: Address | null, ownName: string): FormValues => ({
  name: address?.name ?? ownName,
  country: address?.country ?? null,
  state: address?.state ?? '',
  city: address?.city ?? '',
  street: address?.street ?? '',
  postalCode: address?.postalCode ?? '',
  phone: address?.phone ?? '',
  note: address?.note ?? '',
  isDefault: address?.isDefault ?? false,
});
