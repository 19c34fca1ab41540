import { screen } from '@testing-library/react';
import { stylesOf } from '@barg/ui-kit/testing';
import { renderMessaging } from '../../../testing/render-messaging.tsx';
import { Panes } from './panes.styles.ts';

test('they end above the cards of the corner, and are lower by what the frame keeps clear for those', () => {
  renderMessaging(<Panes role="group" />);
  const styles = stylesOf(screen.getByRole('group'));
  const [onPhones, onWide] = [/inset-block:([^;]*)/.exec(styles)?.[1], /block-size:([^;]*)/.exec(styles)?.[1]];
  expect(onPhones).toMatch(/max\([^;]*--asked/);
  expect(onWide).toMatch(/100dvh.* - max\([^;]*--asked/);
});
