import { screen } from '@testing-library/react';
import { stylesOf } from '@barg/ui-kit/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { ItemWords } from './item-card.styles.ts';

it('begins the words of a card below its mark, and shows only whole lines', () => {
  renderFeed(<ItemWords>Leaves</ItemWords>);
  const styles = stylesOf(screen.getByText('Leaves'));
  // The mark: 8 pixels, and 24 of its own.
  expect(styles).toContain('padding-block-start: 36px');
  expect(styles).toContain('-webkit-line-clamp: 3');
});
