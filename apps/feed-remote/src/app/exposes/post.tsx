export { PostPage as default } from '../../routes/post-page.tsx';
