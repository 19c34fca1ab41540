import { usePages } from '../../../shared/page/use-pages.ts';
import { usePostPagesInfiniteQuery, type PostSource } from '../api/post-pages.ts';

/** A list is read anew when one comes back to it after that many seconds. */
const FRESH_FOR = 30;

/** A list of posts that grows page by page. */
export const usePostPages = (source: PostSource) =>
  usePages(usePostPagesInfiniteQuery(source, { refetchOnMountOrArgChange: FRESH_FOR }));
