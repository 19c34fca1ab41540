import { screen } from '@testing-library/react';
import { stylesOf } from '@barg/ui-kit/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { ItemWords, ItemWordsPlace } from './item-card.styles.ts';

it('begins the words of a card below its mark, and shows only whole lines', () => {
  renderFeed(
    <ItemWordsPlace data-testid="place">
      <ItemWords>Leaves</ItemWords>
    </ItemWordsPlace>,
  );
  const [place, words] = [screen.getByTestId('place'), screen.getByText('Leaves')].map(stylesOf);
  // The mark: 8 pixels, and 24 of its own.
  expect(place).toContain('padding-block-start: 36px');
  expect(words).toContain('-webkit-line-clamp: 3');
  // What is as high as its lines has no room for the next one.
  expect(words).not.toMatch(/padding|aspect-ratio|block-size/);
});
