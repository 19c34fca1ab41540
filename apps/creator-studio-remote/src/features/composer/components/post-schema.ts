import { z } from 'zod';
import type { OwnFeedPost } from '@barg/api-client/models';
import { shownWords } from '@barg/contract/words';
import { changedFields } from '@barg/session/unsent-drafts';
import { priceBody, priceValue, typedNumber, type Offer } from '../../../shared/asking-price.ts';
import type { PostFiles } from '../hooks/use-post-files.ts';
import { pollDraftSchema } from '../../../shared/polls/poll-schema.ts';
import { momentOf, momentSchema } from '../../../shared/times/moment-schema.ts';
import { altTextsSchema, changedAltTexts } from './words/picture-words-schema.ts';

const isBefore = (one: string | null, other: string | null): boolean => one !== null && other !== null && one <= other;

/** What the composer's fields may hold; the API checks the same again. Messages are keys of this remote's texts. */
export const postSchema = z
  .object({
    text: z.string().max(10_000),
    teaser: z.string().max(500),
    audience: z.enum(['free', 'subscribers', 'paid']),
    price: typedNumber,
    /** Null where there is none, or none that may be changed. */
    poll: pollDraftSchema.nullable(),
    /** Whether it stands among the first on her profile, which one can that is out. */
    isPinned: z.boolean(),
    /** Whether a piece of its film is its teaser. */
    teaserFromFilm: z.boolean(),
    /** What its pictures show. */
    altTexts: altTextsSchema,
    /** When it is to appear, and to go by itself. */
    publish: momentSchema,
    expiry: momentSchema,
  })
  .refine(({ publish, expiry }) => !isBefore(momentOf(expiry), momentOf(publish)), {
    path: ['expiry', 'day'],
    error: 'creator-studio:composer.times.endsFirst',
  });

export type PostFields = z.infer<typeof postSchema>;

/** The audience and the price among the fields. */
export const offerOf = ({ audience, price }: PostFields): Offer => ({ audience, price });

interface Covers {
  thumbnailFileId?: string | null;
  teaserFileId?: string | null;
  teaserFromFilm?: boolean;
}

/** What stands for the post, as far as it has changed: a teaser only where something is locked. */
const coversBody = (fields: PostFields, { ids }: PostFiles, post: OwnFeedPost | undefined): Covers => {
  const { audience } = fields;
  const { thumbnailFileId } = ids;
  const teaserFromFilm = audience !== 'free' && fields.teaserFromFilm;
  const teaserFileId = audience === 'free' ? null : ids.teaserFileId;
  return {
    ...(thumbnailFileId !== (post?.thumbnail?._id ?? null) && { thumbnailFileId }),
    ...(teaserFileId !== (post?.teaserVideo?._id ?? null) && { teaserFileId }),
    ...(teaserFromFilm !== (post?.teaserFromFilm ?? false) && { teaserFromFilm }),
  };
};

/** Only what is out can be pinned, or is once it is published. */
export const canPin = ({ publish }: Pick<PostFields, 'publish'>, post: OwnFeedPost | undefined): boolean =>
  post ? post.state === 'published' : !publish.isOn;

const pinBody = (fields: PostFields, post: OwnFeedPost | undefined): { isPinned?: boolean } => {
  const { isPinned } = fields;
  return canPin(fields, post) && isPinned !== (post?.isPinned ?? false) ? { isPinned } : {};
};

type PostWords = Pick<PostFields, 'text' | 'teaser' | 'audience' | 'price'>;

/** A teaser only where something is locked. */
const wordsBody = ({ text, teaser, audience, price }: PostWords) => ({
  text: shownWords(text),
  teaser: audience === 'free' ? '' : shownWords(teaser),
  audience,
  ...priceBody({ audience, price }),
});

const partsBody = (fields: PostFields, files: PostFiles, post: OwnFeedPost | undefined) => {
  const altTexts = changedAltTexts(fields.altTexts, files.uploads);
  return {
    ...(Object.keys(altTexts).length > 0 && { altTexts }),
    ...coversBody(fields, files, post),
    ...pinBody(fields, post),
  };
};

/** The body of the call, with all words and files. `post` is what the form began with. */
export const postBody = (fields: PostFields, files: PostFiles, post: OwnFeedPost | undefined) => ({
  ...wordsBody(fields),
  fileIds: files.ids.fileIds,
  ...partsBody(fields, files, post),
});

/** The fields with what was typed in them, before the rules have tidied it. */
export interface TypedPost {
  typed: PostWords;
  fields: PostFields;
}

/** The body of the call with what was changed of `post` alone; a price never without its audience. */
export const changedPostBody = ({ typed, fields }: TypedPost, files: PostFiles, post: OwnFeedPost) => {
  const { text, teaser, audience } = post;
  const began = { text, teaser, audience, price: priceValue(post) };
  const { fileIds } = files.ids;
  return {
    ...changedFields({ began, typed, fields, bodyOf: wordsBody, together: ['audience', 'price'] }),
    ...(fileIds.join() !== post.files.map(({ _id }) => _id).join() && { fileIds }),
    ...partsBody(fields, files, post),
  };
};
