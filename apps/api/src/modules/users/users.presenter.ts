import { fromHundredths } from '../../platform/money.ts';
import { publicImage } from '../files/public-image.ts';
import type { CurrentUserRow } from './users.repository.ts';
import type { CurrentUser } from './users.schema.ts';

export const presentCurrentUser = (row: CurrentUserRow): CurrentUser => ({
  _id: row.id,
  role: row.role,
  isPerformer: row.role === 'performer',
  name: row.name,
  username: row.username,
  email: row.email,
  avatar: publicImage(row.avatar_id, row.avatar_variants),
  cover: publicImage(row.cover_id, row.cover_variants),
  balance: fromHundredths(row.balance ?? 0n),
  locale: row.locale,
  theme: row.theme,
  totalNotSeenMessages: Number(row.unread_messages ?? 0),
  unreadNotifications: Number(row.unread_notifications ?? 0),
});
