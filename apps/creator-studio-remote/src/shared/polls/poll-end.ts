import type { OwnFeedPost } from '@barg/api-client/models';
import type { PollDraft } from './poll-schema.ts';

const DAY = 86_400_000;

/** Milliseconds; what is not planned appears now. */
const appearanceOf = (publishAt: string | null): number => (publishAt ? Date.parse(publishAt) : Date.now());

/** To the minute, as the fields have it. */
const minuteOf = (moment: string | null): string | null => moment?.slice(0, 16) ?? null;

/** When the poll that a post has ends, as long after the post appears as before: that may be planned anew. */
export const keptEnd = (post: OwnFeedPost | undefined, publishAt: string | null): string | null => {
  const endsAt = post?.poll?.endsAt ?? null;
  if (!post || !endsAt || post.state !== 'scheduled') return endsAt;
  if (minuteOf(publishAt) === minuteOf(post.publishedAt)) return endsAt;
  const lasting = Date.parse(endsAt) - Date.parse(post.publishedAt);
  return new Date(appearanceOf(publishAt) + lasting).toISOString();
};

/** When a poll ends: days after its post appears, or as the post has it. Undefined: never. */
export const endOf = (end: PollDraft['end'], post: OwnFeedPost | undefined, publishAt: string | null) => {
  if (end === 'none') return undefined;
  if (end === 'keep') return keptEnd(post, publishAt) ?? undefined;
  return new Date(appearanceOf(publishAt) + Number(end) * DAY).toISOString();
};
