import flipSides from 'stylis-plugin-rtl';
import { compile, middleware, serialize, stringify } from 'stylis';
import { rtlPlugin } from './rtl.ts';

jest.mock('stylis-plugin-rtl', () => {
  const actual = jest.requireActual<{ default: typeof flipSides }>('stylis-plugin-rtl');
  return { __esModule: true, default: jest.fn(actual.default) };
});

const styled = (css: string, plugin: typeof rtlPlugin): string =>
  serialize(compile(css), middleware([plugin, stringify]));

const DECLARATIONS = [
  'margin-left: 4px',
  'padding: 1px 2px 3px 4px',
  'margin: 0 auto 1px calc(1px + 2px)',
  'border-color: red green blue white',
  'border-style: solid none dotted dashed',
  'border-width: 1px 2px 3px 4px',
  'direction: ltr',
  'float: RIGHT',
  'text-align: left',
  'cursor: ne-resize',
  'border-radius: 1px 2px',
  'border-radius: 1px / 2px 3px',
  'box-shadow: inset 3px 0 red',
  'text-shadow: red 2px 1px',
  'transform: translateX(10px)',
  'transform: rotate(3deg) translate(10px, 20px)',
  'background: url(a.png) 20% 10px',
  'background-position-x: 25%',
  'box-shadow: 0.5px 0 red',
];

const WITHOUT_SIDES = [
  'color: red',
  'margin: 1px 2px',
  'border-radius: 12px',
  'box-shadow: none',
  'box-shadow: var(--shadow)',
  'padding-inline: 4px 8px',
  'background: var(--card)',
  'background: radial-gradient(circle at 35% 30%, red, blue 70%)',
  'background: color-mix(in srgb, currentcolor 10%, transparent)',
  'background: linear-gradient(transparent, color-mix(in srgb, var(--page) 60%, transparent) 40%)',
  'box-shadow: inset 0 0 0 2px red',
  'text-shadow: 0 1px 2px black',
  'translate: 0px -50%',
  'transform: translateY(-50%)',
];

const IN_PLACES = [
  (declaration: string) => `.a{${declaration};}`,
  (declaration: string) => `.a{color:red;&:hover{${declaration};}}`,
  (declaration: string) => `@media (min-width:1px){.a{${declaration};}}`,
  (declaration: string) => `@supports (gap:1px){.a{${declaration};}}`,
  (declaration: string) => `@keyframes k{from{${declaration};}}`,
];

test.each(DECLARATIONS)('flips %s as the plugin does, wherever it stands', (declaration) => {
  for (const place of IN_PLACES) {
    const css = place(declaration);
    expect(styled(css, rtlPlugin)).toBe(styled(css, flipSides));
  }
  expect(styled(`.a{${declaration};}`, rtlPlugin)).not.toBe(styled(`.a{${declaration};}`, () => undefined));
});

test.each(WITHOUT_SIDES)('leaves %s as it is', (declaration) => {
  const untouched = jest.fn(() => undefined);
  for (const place of IN_PLACES) {
    const css = place(declaration);
    jest.mocked(flipSides).mockClear();
    expect(styled(css, rtlPlugin)).toBe(styled(css, untouched));
    expect(flipSides).not.toHaveBeenCalled();
    expect(styled(css, rtlPlugin)).toBe(styled(css, flipSides));
  }
});
