import { screen } from '@testing-library/react';
import { stubHttp, testUser } from '@barg/session/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { listOf, samplePerformer } from '../../../testing/samples.ts';
import { StoryRow } from './story-row.tsx';

test('a story holds its hidden words, and the room of a name grows with the letters that the reader has chosen', async () => {
  stubHttp({
    'GET /follows/following': () => listOf(samplePerformer({ name: 'Mahsa Karimi' })),
    'GET /performers/top': () => listOf(),
  });
  renderFeed(<StoryRow />, { user: testUser() });
  const name = await screen.findByText('Mahsa');
  expect(getComputedStyle(screen.getByRole('link', { name: 'Mahsa Karimi' })).position).toBe('relative');
  const room = getComputedStyle(name.closest('span[class]') ?? name);
  expect(room.getPropertyValue('max-inline-size')).toMatch(/rem$/);
  expect(room.getPropertyValue('block-size')).toMatch(/rem/);
});
