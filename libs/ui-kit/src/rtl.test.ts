import flipSides from 'stylis-plugin-rtl';
import { compile, middleware, serialize, stringify } from 'stylis';
import { rtlPlugin } from './rtl.ts';

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
];

const WITHOUT_SIDES = [
  'color: red',
  'margin: 1px 2px',
  'border-radius: 12px',
  'box-shadow: none',
  'box-shadow: var(--shadow)',
  'padding-inline: 4px 8px',
  'background: var(--card)',
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
    expect(styled(css, rtlPlugin)).toBe(styled(css, untouched));
    expect(styled(css, rtlPlugin)).toBe(styled(css, flipSides));
  }
});
