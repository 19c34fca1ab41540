import { usePages } from '../../../shared/page/use-pages.ts';
import { usePostPagesInfiniteQuery, type PostSource } from '../api/post-pages.ts';

/** Seconds after which a cached list is reloaded. */
const FRESH_FOR = 30;

/** The pages of a list of posts. */
export const usePostPages = (source: PostSource) =>
  usePages(usePostPagesInfiniteQuery(source, { refetchOnMountOrArgChange: FRESH_FOR }));
