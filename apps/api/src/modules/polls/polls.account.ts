import { sql } from 'kysely';
import type { ExportSection, Leaving } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

export const exportSections = {
  // By id only: the texts are the performer's, and may be locked.
  pollVotes: (id) => sql`
    select poll_id as key, poll_id as "pollId", option_id as "optionId", created_at as "createdAt"
    from poll_votes where user_id = ${id}`,
  polls: (id) => sql`
    select id as key, id as "_id", feed_post_id as "postId", question,
      array(select text from poll_options where poll_id = p.id order by position) as options, ends_at as "endsAt",
      created_at as "createdAt"
    from polls p where performer_id = ${id}`,
} satisfies Record<string, ExportSection>;

/** An account's votes stay counted without the account; a performer's polls are deleted. */
export const forget = async ({ db }: UnitOfWork, { id }: Leaving): Promise<void> => {
  await sql`update poll_votes set user_id = null where user_id = ${id}`.execute(db);
  await sql`delete from polls where performer_id = ${id}`.execute(db);
};
