import { screen } from '@testing-library/react';
import { stylesOf } from '@barg/ui-kit/testing';
import { renderMessaging } from '../../../testing/render-messaging.tsx';
import { Panes } from './panes.styles.ts';

test('they end above the cards of the corner, and are lower by what the frame keeps clear for those', () => {
  renderMessaging(<Panes role="group" />);
  const styles = stylesOf(screen.getByRole('group'));
  const [onPhones, onWide] = [/inset-block:([^;]*)/.exec(styles)?.[1], /block-size:([^;]*)/.exec(styles)?.[1]];
  expect(onPhones).toMatch(/max\([^;]*--asked/);
  // Where the cards end, and a little above: nothing where there are none.
  expect(onWide).toBe(' calc(100dvh - (var(--asked, 0px) + min(var(--asked, 0px), 8px)))');
  expect(/margin-block: -16px ([^;]*)/.exec(styles)?.[1]).toBe(
    'calc(var(--asked, 0px) + min(var(--asked, 0px), 8px) - max(32px, var(--asked, 0px) + 16px))',
  );
});
