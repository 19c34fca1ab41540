import { POST_DATA } from '../../first-data/post.ts';
import { PostPage } from '../../routes/post-page.tsx';

export default Object.assign(PostPage, { firstData: POST_DATA });
