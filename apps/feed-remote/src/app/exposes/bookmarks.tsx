export { BookmarksPage as default } from '../../routes/bookmarks-page.tsx';
