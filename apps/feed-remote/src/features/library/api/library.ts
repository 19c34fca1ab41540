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
/** The maximum of items per call. */
const MOST_MOVED = 100;

/** The type, if the filter is bookmarks of one type only; otherwise null. */
export const bookmarkedType = ({ type, kept, ...rest }: LibraryFilter): LibraryFilter['type'] | null =>
  type && kept === 'bookmarked' && Object.keys(rest).length === 0 ? type : null;

/** Bookmarks of one type have an endpoint of their own; other filters are the library's. */
const fetchPage = (filter: LibraryFilter, cursor: Cursor): Promise<ListLibrary200> => {
  const type = bookmarkedType(filter);
  const page = { limit: PAGE_SIZE, cursor };
  return type ? listBookmarks(type, page) : listLibrary({ ...filter, ...page });
};

/** In batches, one after the other. After a failure earlier batches have been moved; moving them again is harmless. */
const moveAll = async ({ folderId, items }: MoveLibraryItemsBody): Promise<{ moved: number }> => {
  let moved = 0;
  for (let start = 0; start < items.length; start += MOST_MOVED) {
    moved += (await moveLibraryItems({ folderId, items: items.slice(start, start + MOST_MOVED) })).moved;
  }
  return { moved };
};

/** The library changes with bookmarks and purchases. */
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
      // After a failure too, because earlier batches may have been moved.
      invalidatesTags: ['Reaction'],
    }),
  }),
});
