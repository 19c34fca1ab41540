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

const WHOLE = { overflowWrap: 'anywhere' };
const CUT = { whiteSpace: 'nowrap', overflow: 'hidden' };

describe('what a row says', () => {
  it('is whole where it is facts, as an amount whose digits must not be cut', () => {
    renderWithUi(<ListRow title={<bdi>1,250 tokens</bdi>} subtitle={facts} />);
    for (const words of [screen.getByText('1,250 tokens').parentElement, subtitleOf('نقاش')]) {
      expect(words).toHaveStyle(WHOLE);
      expect(words).not.toHaveStyle(CUT);
    }
    const fact = screen.getByText('نقاش');
    for (const part of [fact, fact.parentElement, fact.closest('bdi')?.parentElement?.parentElement]) {
      expect(part).not.toHaveStyle({ whiteSpace: 'nowrap' });
      expect(part).not.toHaveStyle({ textOverflow: 'ellipsis' });
    }
  });

  it('is cut at the end of its line where a person wrote it, unless it can be read nowhere else', () => {
    const { unmount } = renderWithUi(<ListRow title="Mina" subtitle="A reason that is long" />);
    for (const words of ['Mina', 'A reason that is long']) expect(screen.getByText(words)).toHaveStyle(CUT);
    unmount();
    renderWithUi(<ListRow title="Mina" subtitle="A reason that is long" wrapsSubtitle />);
    expect(screen.getByText('Mina')).toHaveStyle(CUT);
    expect(screen.getByText('A reason that is long')).toHaveStyle(WHOLE);
    expect(screen.getByText('A reason that is long')).not.toHaveStyle(CUT);
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

it('keeps the room of their words for facts that stand below each other', () => {
  renderWithUi(<ListRow title={<bdi>summer-2026-for-friends</bdi>} subtitle={facts} isStacking end="End" />);
  const title = screen.getByText('summer-2026-for-friends').parentElement;
  const body = title?.parentElement;
  if (!title || !body?.parentElement) throw new Error('no row');
  // Its own rule comes after that of all rows, and asks for the words' room.
  expect(stylesOf(body)).toMatch(/flex: 1 1 min\(7rem, 50%\)[^]*flex-basis: auto/);
  const css = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('\n');
  expect(css).toMatch(/> ?\.[\w-]+ ?\{[^}]*max-inline-size: min\(12rem, 45vw\)/);
  // The row is what is measured: a box that is measured asks for no room.
  expect(stylesOf(body.parentElement)).toMatch(/container: ?list-row/);
});
