import { sql } from 'kysely';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { MOST_COUNTED } from '../../shared/count-up-to.ts';
import { hasLivingOwner } from '../../viewing/living-account.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { unreadSql } from '../conversations/unread.repository.ts';

/** The signed-in account with everything that the page header needs, in one query. */
export const findCurrentUser = (db: Queryable, member: Member) =>
  db
    .selectFrom('users')
    .leftJoin('files as avatar', 'avatar.id', 'users.avatar_file_id')
    .leftJoin('files as cover', 'cover.id', 'users.cover_file_id')
    .leftJoin('ledger_accounts as wallet', (join) =>
      join.onRef('wallet.owner_id', '=', 'users.id').on('wallet.kind', '=', 'wallet'),
    )
    .select((select) => [
      'users.id',
      'users.role',
      'users.name',
      'users.username',
      'users.email',
      'users.locale',
      'users.theme',
      'users.unasked_below',
      'users.hides_receipts',
      'users.email_verified_at',
      'users.password_hash',
      'users.phone',
      sql<string | null>`users.birth_date::text`.as('birth_date'),
      'users.country',
      'users.languages',
      'users.created_at',
      'avatar.id as avatar_id',
      'avatar.variants as avatar_variants',
      'cover.id as cover_id',
      'cover.variants as cover_variants',
      'wallet.balance',
      unreadSql(member).as('unread_messages'),
      select
        .selectFrom((counted) =>
          counted
            .selectFrom('notifications')
            .select('notifications.id')
            .whereRef('notifications.user_id', '=', 'users.id')
            .where('notifications.in_app', '=', true)
            .where('read_at', 'is', null)
            .where(hasLivingOwner('notifications.actor_id'))
            .limit(MOST_COUNTED)
            .as('unread'),
        )
        .select((sub) => sub.fn.countAll<bigint>().as('total'))
        .as('unread_notifications'),
    ])
    .where('users.id', '=', member.account.id)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();

export type CurrentUserRow = NonNullable<Awaited<ReturnType<typeof findCurrentUser>>>;
