import { screen, within } from '@testing-library/react';
import { renderLive } from '../../../testing/render-live.tsx';
import { LineNote } from './line-note.tsx';

test('takes no room while there is nothing to say', () => {
  renderLive(
    <section aria-label="Card">
      <LineNote />
    </section>,
  );
  const note = within(screen.getByRole('region', { name: 'Card' })).getByRole('status');
  expect(note).toBeEmptyDOMElement();
  expect(getComputedStyle(note).position).toBe('absolute');
});
