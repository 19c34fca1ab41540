import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { rehearse, type UnitOfWork } from '../../platform/unit-of-work.ts';
import type { Account } from '../../viewing/caller.ts';
import { noEntitlement, type Entitlement } from '../../viewing/access.policy.ts';
import type { Onlooker } from '../../viewing/onlooker.ts';
import { createPoll } from '../polls/polls.service.ts';
import { previewParts } from './feed-posts.loader.ts';
import { mayEditPost } from './feed-posts.policy.ts';
import { presentFeedPost } from './feed-posts.presenter.ts';
import { findPosts } from './feed-posts.repository.ts';
import type { PostPreview, previewDraftBody, previewQuery } from './feed-posts.schema.ts';
import { changePost, createPost } from './publishing.service.ts';

type Part = z.output<typeof previewQuery>['as'];
type Draft = z.output<typeof previewDraftBody>;

/** A signed-in viewer who is no real account. */
const SOMEBODY = { id: '00000000-0000-0000-0000-000000000000', role: 'user' } as const;

const entitlementOf: Record<Part, Entitlement> = {
  guest: noEntitlement,
  follower: noEntitlement,
  subscriber: { isSubscribed: true, hasPurchased: false },
  buyer: { isSubscribed: false, hasPurchased: true },
  'blocked-country': noEntitlement,
};

const findBlockedCountry = async ({ db }: Context, performerId: string): Promise<string | null> => {
  const row = await db
    .selectFrom('performer_country_blocks')
    .select('country')
    .where('performer_id', '=', performerId)
    .orderBy('country')
    .executeTakeFirst();
  return row?.country ?? null;
};

/**
 * The caller's post as another viewer would get it: by the same policy and presenter. A scheduled one is shown as on
 * its day. File URLs are signed for the caller.
 * @throws NotFoundError for another's post
 */
export const previewPost = async (context: Context, account: Account, id: string, as: Part): Promise<PostPreview> => {
  const [own] = await findPosts(context.db, [id], { account, country: null });
  if (!own || !mayEditPost(account, own)) throw new NotFoundError();
  const country = as === 'blocked-country' ? await findBlockedCountry(context, account.id) : null;
  const isSignedIn = as !== 'guest' && as !== 'blocked-country';
  const onlooker: Onlooker = { account: isSignedIn ? SOMEBODY : null, country };
  const parts = await previewParts(context, { id, performerId: account.id }, onlooker, entitlementOf[as]);
  return { country, post: parts && presentFeedPost({ ...parts, reader: account.id }, context.mediaSigner) };
};

/** Inserts the previewed post; returns its id. */
const writeDraft = async (unit: UnitOfWork, account: Account, draft: Draft): Promise<string> => {
  const { postId, poll, ...words } = draft;
  const pollId = poll ? await createPoll(unit, account, poll) : poll;
  if (postId) {
    await changePost(unit, account, postId, { ...words, ...(pollId !== undefined && { pollId }) });
    return postId;
  }
  const { text = '', teaser = '', fileIds = [], publishAt, expiresAt, ...rest } = words;
  const times = { ...(publishAt && { publishAt }), ...(expiresAt && { expiresAt }) };
  return createPost(unit, account, { ...rest, ...times, text, teaser, fileIds, ...(pollId && { pollId }) });
};

/**
 * The answer of {@link previewPost} for content that is not saved yet. It is saved in a transaction that is rolled
 * back, so refusals are those of saving.
 * @throws what publishing and changing throw, among it the errors for files and posts of others
 */
export const previewDraft = (context: Context, account: Account, draft: Draft, as: Part): Promise<PostPreview> =>
  rehearse(context.work, async (unit) => {
    const id = await writeDraft(unit, account, draft);
    return previewPost({ ...context, db: unit.db }, account, id, as);
  });
