import { screen } from '@testing-library/react';
import styled from 'styled-components';
import { renderWithUi } from '../testing/render-with-ui.tsx';
import { paletteCss } from './palette.ts';

const Box = styled.p`
  color: ${({ theme }) => theme.color.ink};
`;

describe('UiProvider', () => {
  it.each([
    ['fa-IR', 'rtl'],
    ['ar-EG', 'rtl'],
    ['en-US', 'ltr'],
  ] as const)('tells the document language and direction of %s', (locale, dir) => {
    renderWithUi(<p>hello</p>, { locale, theme: 'dark' });
    expect(document.documentElement).toHaveAttribute('lang', locale);
    expect(document.documentElement).toHaveAttribute('dir', dir);
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });

  it('hands the theme to styled components', () => {
    renderWithUi(<Box>hello</Box>);
    expect(screen.getByText('hello')).toHaveStyle({ color: 'var(--ink)' });
  });
});

const valuesOf = (theme: string): Record<string, string> => {
  const block = paletteCss.split(`[data-theme='${theme}']{`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries(block.split(';').map((line) => line.replace('--', '').split(':') as [string, string]));
};

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(hex.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

describe.each(['light', 'dark'])('the %s palette', (theme) => {
  const values = valuesOf(theme);
  const pairs = [
    ...['ink', 'ink-2', 'ink-3', 'brand', 'accent', 'danger'].flatMap((text) =>
      ['bg', 'surface', 'sunken'].map((ground) => [text, ground] as const),
    ),
    ['on-brand', 'brand'],
    ['on-live', 'live'],
    ['on-danger', 'danger'],
    ['brand', 'brand-soft'],
    ['accent', 'accent-soft'],
    ['on-accent', 'accent-fill'],
  ] as const;
  it.each(pairs)('keeps %s readable on %s', (text, ground) => {
    expect(contrast(values[text] ?? '', values[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});

it('keeps words on the scrim readable, whatever picture lies below', () => {
  const [, red, green, blue, share] = /--scrim:rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)/.exec(paletteCss) ?? [];
  const onWhite = (channel = '') => Math.round(Number(channel) * Number(share) + 255 * (1 - Number(share)));
  const ground = [red, green, blue].map((channel) => onWhite(channel).toString(16).padStart(2, '0')).join('');
  expect(contrast('#ffffff', `#${ground}`)).toBeGreaterThanOrEqual(4.5);
});
