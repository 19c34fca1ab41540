import { render, screen } from '@testing-library/react';
import { baseCss } from './base-css.ts';

it('keeps the letters of codes that stand by themselves, and the joined ones of words', () => {
  render(
    <>
      <style>{baseCss}</style>
      <bdi translate="no">free100ip33x8a</bdi>
      <bdi dir="ltr">@a1x2</bdi>
      <input dir="ltr" aria-label="Code" />
      <bdi>بیابان</bdi>
    </>,
  );
  const ligaturesOf = (element: Element) => getComputedStyle(element).getPropertyValue('font-variant-ligatures');
  for (const code of [screen.getByText('free100ip33x8a'), screen.getByText('@a1x2'), screen.getByRole('textbox')])
    expect(ligaturesOf(code)).toBe('no-contextual');
  expect(ligaturesOf(screen.getByText('بیابان'))).toBe('');
});
