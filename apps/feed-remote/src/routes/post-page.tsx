import { useParams } from '@barg/runtime/router';
import { SinglePost } from '../features/post/components/single-post.tsx';

/** `/posts/:postId` */
export function PostPage() {
  const { postId = '' } = useParams();
  return <SinglePost postId={postId} />;
}
