import { Bookmarks } from '../features/bookmarks/components/bookmarks.tsx';

/** `/bookmarks` */
export const BookmarksPage = () => <Bookmarks />;
