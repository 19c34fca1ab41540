import { screen } from '@testing-library/react';
import { stylesOf } from '@barg/ui-kit/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { FolderName, MoveRoot } from './library.styles.ts';

it('cuts the name of a folder, so that its number stays in sight', () => {
  renderFeed(<FolderName>A very long folder name to see how it is cut on a phone</FolderName>);
  const styles = stylesOf(screen.getByText(/A very long/));
  expect(styles).toContain('max-inline-size: 24ch');
  expect(styles).toContain('text-overflow: ellipsis');
});

it('moves what is selected from a bar that stays in sight above the cards of the corner', () => {
  renderFeed(<MoveRoot role="group" />);
  const insets = stylesOf(screen.getByRole('group')).match(/inset-block-end:[^;]*/g) ?? [];
  // On phones and beyond.
  expect(insets).toHaveLength(2);
  for (const inset of insets) expect(inset).toContain('--asked');
});
