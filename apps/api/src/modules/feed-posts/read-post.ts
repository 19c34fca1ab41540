import type { z } from 'zod';
import { fromHundredths } from '../../platform/money.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { assertStands } from '../../shared/changed-meanwhile.ts';
import { findPollId } from '../polls/attach-poll.ts';
import type { lockPost } from './feed-posts.repository.ts';
import type { updateFeedBody } from './feed-posts.schema.ts';
import { altTextsOf, fileIdsOf } from './post-files.service.ts';

type LockedPost = NonNullable<Awaited<ReturnType<typeof lockPost>>>;
type Changes = z.output<typeof updateFeedBody>;

/** What stands in a locked post by now, by the names of the body; files, poll and their words where they are asked for. */
const storedOf = async (db: Queryable, post: LockedPost, basedOn: NonNullable<Changes['basedOn']>) => ({
  ...{ text: post.text, teaser: post.teaser, audience: post.audience, price: fromHundredths(post.price) },
  publishAt: post.state === 'scheduled' ? post.published_at : null,
  expiresAt: post.expires_at,
  ...(basedOn.fileIds && { fileIds: await fileIdsOf(db, post.id) }),
  ...(basedOn.pollId !== undefined && { pollId: await findPollId(db, post.id) }),
});

/**
 * Refuses changes of what somebody has changed since they were begun, of the words of each file for itself.
 * @throws ChangedMeanwhileError
 */
export const assertPostStands = async (db: Queryable, post: LockedPost, changes: Changes): Promise<void> => {
  const { basedOn, altTexts } = changes;
  if (!basedOn) return;
  const { altTexts: textsRead, ...read } = basedOn;
  assertStands({ stored: await storedOf(db, post, basedOn), changes, basedOn: read });
  if (!textsRead || !altTexts) return;
  assertStands({ stored: await altTextsOf(db, post.id), changes: altTexts, basedOn: textsRead });
};
