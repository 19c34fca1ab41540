import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Account } from '../../plugins/auth.ts';
import { noEntitlement, type Entitlement } from '../access/access.policy.ts';
import type { Onlooker } from '../blocking/onlooker.ts';
import { previewParts } from './feeds.loader.ts';
import { mayEditPost } from './feeds.policy.ts';
import { presentFeedPost } from './feeds.presenter.ts';
import { findPosts } from './feeds.repository.ts';
import type { previewQuery, PostPreview } from './feeds.schema.ts';

type Part = z.output<typeof previewQuery>['as'];

/** An account that nobody has, for whoever is signed in. */
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
 * A post of the caller's own as somebody else would be answered: the same policy and presenter, for an assumed viewer.
 * One that is still to appear is shown as on its day. Addresses of files are the caller's own.
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
