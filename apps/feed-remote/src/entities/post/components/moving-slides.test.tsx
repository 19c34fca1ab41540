import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { samplePhoto, samplePost } from '../../../testing/samples.ts';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { PostSlides } from './post-slides.tsx';

const MOTION = '/api/media/file-1/source.webp?s=1';

const movingImages = () => [...document.querySelectorAll('img')].filter(({ src }) => src.includes('source.webp'));

beforeEach(() => {
  const matchMedia = () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} });
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: matchMedia });
});

it('a picture of a post that moves has a button beside it, and opens without being held', async () => {
  const file = { ...samplePhoto(), motion: MOTION };
  renderFeed(<PostSlides post={samplePost({ files: [file] })} files={[file]} poster={null} isFirst={false} />);
  await waitFor(() => expect(movingImages()).toHaveLength(1));
  const pause = screen.getByRole('button', { name: 'Pause' });
  expect(pause.closest('button[title]')).toBe(pause);
  await userEvent.click(pause);
  expect(movingImages()).toHaveLength(0);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a still has none', () => {
  const file = samplePhoto();
  renderFeed(<PostSlides post={samplePost({ files: [file] })} files={[file]} poster={null} isFirst={false} />);
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
});
