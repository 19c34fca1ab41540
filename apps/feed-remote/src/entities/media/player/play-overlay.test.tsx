import { screen } from '@testing-library/react';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { PlayOverlay } from './play-overlay.tsx';

test('is named by what it plays and by the length that is seen', () => {
  renderFeed(<PlayOverlay label="Leaves" duration={83} onBegin={jest.fn()} />);
  const button = screen.getByRole('button', { name: /^Play: Leaves/ });
  expect(button).toHaveAccessibleName(expect.stringContaining(screen.getByText('1:23').textContent ?? ''));
});
