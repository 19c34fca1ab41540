import { screen, within } from '@testing-library/react';
import type { FeedPost, MediaFile } from '@barg/api-client/models';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { samplePhoto, samplePost } from '../../../testing/samples.ts';
import { PostTile } from './post-tile.tsx';

const video: MediaFile = { ...samplePhoto(2), type: 'feed-video', durationMs: 4000 };
const sound: MediaFile = { ...samplePhoto(3), type: 'feed-audio', thumbnails: null, thumbhash: null };

/** The addresses of the pictures on a post's tile. */
const picturesOn = (post: Partial<FeedPost>): string[] => {
  renderFeed(<PostTile post={samplePost(post)} />);
  const pictures = within(screen.getByRole('link')).queryAllByRole('presentation');
  return pictures.map((picture) => picture.getAttribute('src') ?? '');
};

test('a photo stands for a post before the film that comes first in it', () => {
  expect(picturesOn({ files: [video, samplePhoto(1)] })).toEqual([samplePhoto(1).thumbnails?.medium.webp]);
});

test('the performer’s own choice stands before all', () => {
  expect(picturesOn({ thumbnail: samplePhoto(4), files: [samplePhoto(1)] })).toEqual([
    samplePhoto(4).thumbnails?.medium.webp,
  ]);
});

test('words stand for a post without pictures', () => {
  expect(picturesOn({ text: 'Only words', files: [] })).toEqual([]);
  expect(screen.getByText('Only words')).toBeVisible();
});

test('the default image stands for a sound without words', () => {
  expect(picturesOn({ text: '', files: [sound] })).toEqual(['/leaf.jpg']);
});

test('words on a tile run by their own first letter, not by a name before them', () => {
  renderFeed(<PostTile post={samplePost({ text: '@mahsa.art\nآبی', files: [] })} />);
  expect(screen.getByText('@mahsa.art').closest('[dir]')).toHaveAttribute('dir', 'rtl');
});

test('a tile is named by the first words of its post, whole ones, and says that they go on', () => {
  const text = `${'A study in green '.repeat(3)}and-one-long-word-that-has-no-room`;
  renderFeed(<PostTile post={samplePost({ text, files: [samplePhoto(1)] })} />);
  expect(screen.getByRole('link')).toHaveAccessibleName(`${'A study in green '.repeat(3).trim()}…`);
});
