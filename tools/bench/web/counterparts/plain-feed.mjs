import { createElement as h, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** What one would write without a platform: one bundle, one request, a list of posts with pictures. */
function Post({ post }) {
  const [file] = post.files ?? [];
  const source = file?.url;
  return h(
    'article',
    null,
    h('h2', { dir: 'auto' }, post.performer?.name ?? ''),
    h('p', { dir: 'auto' }, post.text ?? ''),
    source && h('img', { src: source, alt: '', width: 380, height: 285 }),
  );
}

function Feed() {
  const [posts, setPosts] = useState(null);
  useEffect(() => {
    fetch('/feed.json')
      .then((answer) => answer.json())
      .then(({ data }) => setPosts(data.data));
  }, []);
  return h(
    'main',
    null,
    posts?.map((post) => h(Post, { key: post._id, post })),
  );
}

createRoot(globalThis.document.getElementById('root')).render(h(Feed));
