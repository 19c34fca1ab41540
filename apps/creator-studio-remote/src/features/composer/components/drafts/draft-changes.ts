import type { DraftContent, OwnFeedPost } from '@barg/api-client/models';
import { contentOfPost } from './draft-content.ts';

type Moment = DraftContent['publish'];

/** To the minute; while it is off, the day and time beside it are only proposed. */
const momentOf = ({ isOn, day, time, at }: Moment) => isOn && (at?.slice(0, 16) ?? [day, time]);

/** The fields in a form in which two of them can be compared, whichever page or server has written them. */
const comparable = (content: DraftContent) => ({
  text: content.text,
  teaser: content.teaser,
  // A price means nothing without its audience.
  audience: [content.audience, content.price],
  price: [content.audience, content.price],
  poll: content.poll && [content.poll.question, content.poll.options, content.poll.end],
  publish: momentOf(content.publish),
  expiry: momentOf(content.expiry),
  fileIds: content.fileIds,
  isPinned: content.isPinned ?? false,
  thumbnailFileId: content.thumbnailFileId ?? null,
  teaserFileId: content.teaserFileId ?? null,
  teaserFromFilm: content.teaserFromFilm ?? false,
  altTexts: Object.entries(content.altTexts ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1)),
});

type Field = keyof ReturnType<typeof comparable>;

/** The names of the fields in which two contents differ. */
export const changedBetween = (began: DraftContent, now: DraftContent): Field[] => {
  const [before, after] = [comparable(began), comparable(now)];
  const names = Object.keys(after) as Field[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
};

type PostWords = NonNullable<DraftContent['postWords']>;

const wordsOf = ({ text, teaser, audience, price }: DraftContent): PostWords => ({
  ...{ text, teaser, audience, price: price ?? 0 },
});

/**
 * Notes in the content of a post's changes what of it was changed: the rest follows the post, whoever changes it. With
 * changed words is noted what they take the place of.
 *
 * @param read what was read of the post's words, where an earlier visit has changed them
 */
export const withChanges = (
  content: DraftContent,
  began: DraftContent,
  read: PostWords = wordsOf(began),
): DraftContent => {
  const changed = changedBetween(began, content);
  const { text, teaser, audience, price } = read;
  const postWords = {
    ...(changed.includes('text') && { text }),
    ...(changed.includes('teaser') && { teaser }),
    ...(changed.includes('audience') && { audience, price }),
  };
  return {
    ...content,
    changed,
    ...(changed.includes('fileIds') && { postFileIds: began.fileIds }),
    ...(Object.keys(postWords).length > 0 && { postWords }),
  };
};

/** A draft's files in its order, without those that have left the post since, and with those that have come to it. */
const mergedFiles = ({ fileIds, postFileIds = fileIds }: DraftContent, now: readonly string[]): string[] => [
  ...fileIds.filter((fileId) => now.includes(fileId) || !postFileIds.includes(fileId)),
  ...now.filter((fileId) => !postFileIds.includes(fileId) && !fileIds.includes(fileId)),
];

/**
 * What the form of a post goes on with: what was changed in the draft, and all else as the post has it by now. A draft
 * that does not say what was changed is older than this; all of it counts as changed.
 */
export const resumedContent = (content: DraftContent, post: OwnFeedPost | undefined): DraftContent => {
  const { changed } = content;
  if (!post || !changed) return content;
  const now = contentOfPost(post);
  const kept = Object.entries(content).filter(([name]) => changed.includes(name));
  return {
    ...now,
    ...Object.fromEntries(kept),
    // Only what was said otherwise than before is there.
    altTexts: content.altTexts,
    fileIds: changed.includes('fileIds') ? mergedFiles(content, now.fileIds) : now.fileIds,
  };
};
