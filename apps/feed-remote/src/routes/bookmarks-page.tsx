import { Library } from '../features/library/components/library.tsx';

/** `/bookmarks`, with its filters in the query. */
export const BookmarksPage = () => <Library />;
