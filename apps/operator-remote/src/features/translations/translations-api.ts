import type {
  EditTextBody,
  ListEditableTexts200,
  ListEditableTextsParams,
  RestoreTextParams,
} from '@barg/api-client/models';
import { editText, listEditableTexts, restoreText } from '@barg/api-client/operator';
import { api, defineQuery } from '@barg/session';
import { refreshedTags } from '../../shared/api/refreshed-tags.ts';

export type TextFilters = Omit<ListEditableTextsParams, 'cursor' | 'limit'>;
type Cursor = string | undefined;

/** The texts of a language, editing one, and undoing an edit. */
export const { useEditableTextsInfiniteQuery, useEditTextMutation, useRestoreTextMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    editableTexts: build.infiniteQuery<ListEditableTexts200, TextFilters, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ queryArg, pageParam: cursor }: { queryArg: TextFilters; pageParam: Cursor }) =>
        listEditableTexts({ ...queryArg, cursor, limit: 30 }),
      ),
      providesTags: ['Operator'],
    }),
    editText: build.mutation({
      queryFn: defineQuery((body: EditTextBody) => editText(body)),
      invalidatesTags: refreshedTags('Operator'),
    }),
    restoreText: build.mutation({
      queryFn: defineQuery((address: RestoreTextParams) => restoreText(address)),
      invalidatesTags: refreshedTags('Operator'),
    }),
  }),
});
