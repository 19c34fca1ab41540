import { sql } from 'kysely';
import type { Judged } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { forgetReported } from './reported-files.repository.ts';

/** What goes for good with a thing of a kind: SQL of the ids of the same kind, and of another. */
const withIt = ({ type, id }: Judged) => {
  if (type === 'comment') return sql`select id from comments where parent_id = ${id}`;
  if (type === 'gallery') return sql`select id from photos where gallery_id = ${id}`;
  if (type !== 'message') return null;
  return sql`select message_id from removed_copies where removed_id = ${id}
    union select copy.id from messages m join messages copy on copy.campaign_id = m.campaign_id where m.id = ${id}`;
};

/**
 * When what was removed goes for good, the words and files that reports have kept of it go too, and those of what went
 * with it: answers to a comment, photos of a gallery, the others of a mass message.
 */
export const forgetPurged = async ({ db }: UnitOfWork, judged: Judged): Promise<void> => {
  const { type, id } = judged;
  await forgetReported(db, sql`target_type = ${type} and target_id = ${id}`);
  const others = withIt(judged);
  const kind = type === 'gallery' ? 'photo' : type;
  if (others) await forgetReported(db, sql`target_type = ${kind} and target_id in (${others})`);
};
