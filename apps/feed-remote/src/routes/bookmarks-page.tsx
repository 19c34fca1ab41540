import { Library } from '../features/library/components/library.tsx';

/** `/bookmarks`, with what the list is narrowed by. */
export const BookmarksPage = () => <Library />;
