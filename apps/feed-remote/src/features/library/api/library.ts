import {
  createLibraryFolder,
  deleteLibraryFolder,
  getLibrarySummary,
  listLibrary,
  moveLibraryItems,
  renameLibraryFolder,
} from '@barg/api-client/library';
import type {
  LibraryFolder,
  LibrarySummary,
  ListLibrary200,
  ListLibraryParams,
  MoveLibraryItemsBody,
} from '@barg/api-client/models';
import { listBookmarks } from '@barg/api-client/reactions';
import { api, defineQuery } from '@barg/session';

type Cursor = string | undefined;

export type LibraryFilter = Pick<ListLibraryParams, 'type' | 'kept' | 'performerId' | 'folderId' | 'since'>;

const PAGE_SIZE = 18;
/** As many as are moved by one call. */
const MOST_MOVED = 100;

/** The type whose bookmarks are asked for, and nothing but them; null for any other filter. */
export const bookmarkedType = ({ type, kept, ...rest }: LibraryFilter): LibraryFilter['type'] | null =>
  type && kept === 'bookmarked' && Object.keys(rest).length === 0 ? type : null;

/** Bookmarks of one type have a list of their own; all that is narrowed further, or less, is the library's. */
const fetchPage = (filter: LibraryFilter, cursor: Cursor): Promise<ListLibrary200> => {
  const type = bookmarkedType(filter);
  const page = { limit: PAGE_SIZE, cursor };
  return type ? listBookmarks(type, page) : listLibrary({ ...filter, ...page });
};

/** In portions, one after the other: when one fails, those before it have been moved, and may well be moved again. */
const moveAll = async ({ folderId, items }: MoveLibraryItemsBody): Promise<{ moved: number }> => {
  let moved = 0;
  for (let start = 0; start < items.length; start += MOST_MOVED) {
    moved += (await moveLibraryItems({ folderId, items: items.slice(start, start + MOST_MOVED) })).moved;
  }
  return { moved };
};

/** What is kept changes with bookmarks, and with what is bought. */
const TAGS = ['Reaction', 'Wallet'] as const;

export const {
  useLibraryInfiniteQuery,
  useLibrarySummaryQuery,
  useCreateFolderMutation,
  useRenameFolderMutation,
  useDeleteFolderMutation,
  useMoveItemsMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    library: build.infiniteQuery<ListLibrary200, LibraryFilter, Cursor>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ nextCursor }) => nextCursor },
      queryFn: defineQuery(({ queryArg, pageParam }: { queryArg: LibraryFilter; pageParam: Cursor }) =>
        fetchPage(queryArg, pageParam),
      ),
      providesTags: TAGS,
    }),
    librarySummary: build.query<LibrarySummary, void>({
      queryFn: defineQuery(() => getLibrarySummary()),
      providesTags: TAGS,
    }),
    createFolder: build.mutation<LibraryFolder, string>({
      queryFn: defineQuery((name) => createLibraryFolder({ name })),
      invalidatesTags: (_folder, error) => (error ? [] : ['Reaction']),
    }),
    renameFolder: build.mutation<unknown, { id: string; name: string }>({
      queryFn: defineQuery(({ id, name }) => renameLibraryFolder(id, { name })),
      invalidatesTags: (_done, error) => (error ? [] : ['Reaction']),
    }),
    deleteFolder: build.mutation<unknown, string>({
      queryFn: defineQuery((id) => deleteLibraryFolder(id)),
      invalidatesTags: (_done, error) => (error ? [] : ['Reaction']),
    }),
    moveItems: build.mutation<{ moved: number }, MoveLibraryItemsBody>({
      queryFn: defineQuery(moveAll),
      // After a failure too: some may have been moved before it.
      invalidatesTags: ['Reaction'],
    }),
  }),
});
