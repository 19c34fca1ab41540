import { screen } from '@testing-library/react';
import { renderWithUi } from '../../testing/render-with-ui.tsx';
import { stylesOf } from '../../testing/styles-of.ts';
import { Button } from '../button/button.tsx';
import { Dots } from '../dots/dots.tsx';
import { ListRow } from './list-row.tsx';

/** The element of the subtitle, around what is given as such. */
const subtitleOf = (words: string): HTMLElement => {
  const found = screen.getByText(words);
  return found.closest('bdi')?.parentElement?.parentElement?.parentElement ?? found;
};
const facts = (
  <Dots>
    <>Two days ago</>
    <>نقاش</>
  </Dots>
);

describe('the subtitle of a row', () => {
  it.each([
    ['words', 'A reason that is long', 'A reason that is long'],
    ['facts', facts, 'نقاش'],
  ])('of %s is cut at the end of its line, or wraps where the row says so', (_, subtitle, words) => {
    const { unmount } = renderWithUi(<ListRow title="Mina" subtitle={subtitle} />);
    expect(subtitleOf(words)).toHaveStyle({ whiteSpace: 'nowrap', overflow: 'hidden' });
    unmount();
    renderWithUi(<ListRow title="Mina" subtitle={subtitle} wrapsSubtitle />);
    expect(subtitleOf(words)).not.toHaveStyle({ whiteSpace: 'nowrap' });
    expect(subtitleOf(words)).toHaveStyle({ overflowWrap: 'anywhere' });
    expect(screen.getByText(words)).not.toHaveStyle({ textOverflow: 'ellipsis' });
  });
});

it.each([
  ['a row', {}],
  ['a link', { to: '/mina' }],
])('%s puts what leaves its text too little room below it', (_, more) => {
  const end = (
    <>
      <Button>Annehmen</Button>
      <Button>Ablehnen</Button>
    </>
  );
  renderWithUi(<ListRow title="Mina" subtitle="60 tokens a minute" end={end} {...more} />);
  const body = screen.getByText('Mina').parentElement;
  if (!body?.parentElement) throw new Error('no row');
  expect(stylesOf(body.parentElement)).toMatch(/flex-wrap: wrap/);
  // Nothing in the row takes this from the text; without a basis a button would take all.
  expect(stylesOf(body)).toMatch(/flex: 1 1 min\(7rem, 50%\)/);
});
