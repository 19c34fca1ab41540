import { screen } from '@testing-library/react';
import { renderWithUi } from '../testing/index.ts';
import { Bubble, bubbleLook } from './index.ts';

it('is deleted on either side, and else of its side', () => {
  const looks = [bubbleLook(true, true), bubbleLook(true, false), bubbleLook(false, true), bubbleLook(false, false)];
  expect(looks).toEqual(['erased', 'erased', 'own', 'other']);
});

it("has its tail at the sender's side, and the other's stands out from what it lies on", () => {
  renderWithUi(
    <>
      <Bubble $look="own" $isOwn>
        Mine
      </Bubble>
      <Bubble $look="other" $isOwn={false}>
        On the page
      </Bubble>
      <Bubble $look="other" $isOwn={false} $ground="card">
        On a card
      </Bubble>
    </>,
  );
  const styleOf = (words: string, name: string) => getComputedStyle(screen.getByText(words)).getPropertyValue(name);
  expect(styleOf('Mine', 'border-end-end-radius')).toBe('6px');
  expect(styleOf('On a card', 'border-end-start-radius')).toBe('6px');
  expect(styleOf('Mine', 'background')).toBe('var(--brand)');
  expect(styleOf('On the page', 'background')).toBe('var(--surface)');
  expect(styleOf('On a card', 'background')).toBe('var(--sunken)');
});

it('is not there with nothing in it', () => {
  renderWithUi(<Bubble $look="other" $isOwn={false} data-testid="bubble" />);
  expect(screen.getByTestId('bubble')).not.toBeVisible();
});
