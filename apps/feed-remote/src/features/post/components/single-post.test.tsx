import { screen } from '@testing-library/react';
import { stubError, stubHttp } from '@barg/session/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { samplePost } from '../../../testing/samples.ts';
import { SinglePost } from './single-post.tsx';

const back = () => screen.findByRole('link', { name: 'Back', hidden: true });

test('leads whom a link brought here to the page of its author', async () => {
  const post = samplePost();
  stubHttp({ [`GET /user/feeds/${post._id}`]: () => post });
  renderFeed(<SinglePost postId={post._id} />);
  await screen.findByRole('heading', { level: 1 });
  expect(await back()).toHaveAttribute('href', `/${post.performer.username}`);
});

test('leads home from a post that is not there', async () => {
  stubHttp({
    'GET /user/feeds/gone': () => {
      throw stubError(404, 'not_found', 'Not found');
    },
  });
  renderFeed(<SinglePost postId="gone" />);
  expect(await screen.findByRole('heading', { level: 1, name: 'This page is not here' })).toBeInTheDocument();
  expect(await back()).toHaveAttribute('href', '/home');
});
