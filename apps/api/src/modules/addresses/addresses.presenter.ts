import type { AddressRow } from './addresses.repository.ts';
import type { Address } from './addresses.schema.ts';

export const presentAddress = (row: AddressRow): Address => ({
  _id: row.id,
  name: row.name,
  country: row.country,
  state: row.state,
  city: row.city,
  street: row.street,
  postalCode: row.postal_code,
  phone: row.phone,
  note: row.note,
  isDefault: row.is_default,
  createdAt: row.created_at.toISOString(),
});
