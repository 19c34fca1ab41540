import { previewFeedDraft } from '@barg/api-client/feeds';
import type { PostPreview, PreviewFeedDraftAs, PreviewFeedDraftBody } from '@barg/api-client/models';
import { api, defineQuery } from '@barg/session';

interface Asked {
  draft: PreviewFeedDraftBody;
  as: PreviewFeedDraftAs;
}

export const { usePreviewDraftQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    /** What is written, as somebody else would be answered once it is out. Nothing is kept: files become ready meanwhile. */
    previewDraft: build.query<PostPreview, Asked>({
      queryFn: defineQuery(({ draft, as }: Asked) => previewFeedDraft(draft, { as })),
      keepUnusedDataFor: 0,
    }),
  }),
});
