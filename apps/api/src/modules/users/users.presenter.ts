import { fromHundredths } from '../../platform/money.ts';
import { publicImage } from '../../viewing/public-image.ts';
import type { CurrentUserRow } from './users.repository.ts';
import type { CurrentUser } from './users.schema.ts';

export const presentCurrentUser = (row: CurrentUserRow): CurrentUser => ({
  _id: row.id,
  role: row.role,
  isPerformer: row.role === 'performer',
  name: row.name,
  username: row.username,
  email: row.email,
  isEmailVerified: row.email_verified_at !== null,
  hasPassword: row.password_hash !== null,
  avatar: publicImage(row.avatar_id, row.avatar_variants),
  cover: publicImage(row.cover_id, row.cover_variants),
  balance: fromHundredths(row.balance ?? 0n),
  locale: row.locale,
  theme: row.theme,
  unaskedBelow: fromHundredths(row.unasked_below),
  hidesReceipts: row.hides_receipts,
  phone: row.phone,
  birthDate: row.birth_date,
  country: row.country,
  languages: row.languages,
  createdAt: row.created_at.toISOString(),
  totalNotSeenMessages: Number(row.unread_messages ?? 0),
  unreadNotifications: Number(row.unread_notifications ?? 0),
});
