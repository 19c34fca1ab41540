import type { DraftContent, OwnFeedPost } from '@barg/api-client/models';
import { useAttemptKey } from '@barg/session/attempt-key';
import { useNavigateIfHere } from '@barg/session/navigate-if-here';
import { paths } from '../../../shared/paths.ts';
import { useCreateDraftMutation } from '../../../shared/drafts/drafts-api.ts';

/** Without the post's files and its poll's end, which were deleted with it. */
const withoutFilesOf = (
  post: OwnFeedPost,
  { changed: _changed, postFileIds: _fileIds, postWords: _words, ...content }: DraftContent,
): DraftContent => {
  const gone = new Set([...post.files, post.thumbnail, post.teaserVideo].flatMap((file) => file?._id ?? []));
  const keep = (fileId: string | null | undefined) => (fileId && !gone.has(fileId) ? fileId : null);
  return {
    ...content,
    poll: content.poll && { ...content.poll, end: content.poll.end === 'keep' ? 'none' : content.poll.end },
    fileIds: content.fileIds.filter((fileId) => !gone.has(fileId)),
    thumbnailFileId: keep(content.thumbnailFileId),
    teaserFileId: keep(content.teaserFileId),
    altTexts: Object.fromEntries(Object.entries(content.altTexts ?? {}).filter(([fileId]) => !gone.has(fileId))),
  };
};

/** Saves the changes to a deleted post as the draft of a new one. @throws QueryError */
export const useFreshDraft = (post: OwnFeedPost) => {
  const navigate = useNavigateIfHere();
  const [createDraft] = useCreateDraftMutation();
  const attempt = useAttemptKey();
  return async (content: DraftContent): Promise<void> => {
    const fresh = withoutFilesOf(post, content);
    const draft = await attempt(fresh, (key) => createDraft({ content: fresh, key }).unwrap());
    navigate(paths.draft(draft._id), { replace: true });
  };
};
