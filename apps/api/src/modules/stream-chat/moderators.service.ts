import type { Author } from '@barg/contract';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { newEvent, toUser } from '../../platform/publisher.ts';
import { authorOf, loadAuthors } from '../../viewing/author.ts';
import { isVisible } from '../../viewing/visibility.ts';
import type { Member } from '../../viewing/onlooker.ts';
import { logDone } from './moderation-log.ts';
import {
  deleteModerator,
  findNameable,
  insertModerator,
  listModerators,
  lockModerators,
} from './moderators.repository.ts';
import { TooManyModeratorsError } from './stream-chat.errors.ts';

/** More hands than any chat needs. */
export const MAX_MODERATORS = 50;

/** Those whom a performer has named for all her streams. */
export const getModerators = async (
  { db }: Context,
  performerId: string,
  limit: number,
): Promise<{ data: Author[]; total: number }> => {
  const rows = await listModerators(db, performerId, limit);
  const authors = await loadAuthors(
    db,
    rows.map(({ user_id }) => user_id),
  );
  return { data: rows.map(({ user_id }) => authorOf(authors, user_id)), total: Number(rows[0]?.total ?? 0) };
};

/**
 * Names a moderator of all streams of the performer, at once; naming twice changes nothing.
 * @throws NotFoundError for whoever does not exist for her, and for herself, TooManyModeratorsError
 */
export const nameModerator = async (
  context: Context,
  member: Member,
  who: { userId: string } | { username: string },
): Promise<Author> => {
  const performerId = member.account.id;
  const found = await findNameable(context.db, who);
  if (!found || found.id === performerId || !(await isVisible(context.db, member, found.id))) throw new NotFoundError();
  return context.work(async (unit) => {
    const count = await lockModerators(unit.db, performerId);
    if (await insertModerator(unit, performerId, found.id)) {
      if (count >= MAX_MODERATORS) throw new TooManyModeratorsError({ params: { most: MAX_MODERATORS } });
      await logDone(unit, { performerId, streamId: null, actorId: performerId, act: 'name', subjectId: found.id });
      unit.publish(toUser(found.id), newEvent('stream.role.changed', { performerId, isModerator: true }));
    }
    return authorOf(await loadAuthors(unit.db, [found.id]), found.id);
  });
};

/** Dismisses a moderator; dismissing nobody changes nothing. */
export const dismissModerator = (context: Context, performerId: string, userId: string): Promise<void> =>
  context.work(async (unit) => {
    if (!(await deleteModerator(unit, performerId, userId))) return;
    await logDone(unit, { performerId, streamId: null, actorId: performerId, act: 'dismiss', subjectId: userId });
    unit.publish(toUser(userId), newEvent('stream.role.changed', { performerId, isModerator: false }));
  });
