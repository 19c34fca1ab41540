import { takeStylesOut } from '../server/take-styles-out.ts';
import { putStylesBack } from './drawn-styles.ts';

const DRAWN = '<p style="--room:40px;--room-wide:0px">a</p><i style="--share:12.5%"></i><b style="--share:12.5%"></b>';

test('what is drawn has rules instead of style attributes, one for each value', () => {
  const { html, rules } = takeStylesOut(DRAWN);
  expect(html).not.toContain(' style=');
  expect(rules).toBe(
    '[data-drawn-style="--room:40px;--room-wide:0px"]{--room:40px;--room-wide:0px}' +
      '[data-drawn-style="--share:12.5%"]{--share:12.5%}',
  );
});

test('the browser finds what React would have made', () => {
  const root = document.createElement('div');
  root.append(document.createRange().createContextualFragment(takeStylesOut(DRAWN).html));
  putStylesBack(root);
  expect(root.querySelector('p')?.style.getPropertyValue('--room')).toBe('40px');
  expect(root.querySelector('b')?.style.getPropertyValue('--share')).toBe('12.5%');
  expect(root.innerHTML).not.toContain('data-');
});

test.each([
  'color:red',
  '--a:1}body{display:none',
  '--a:url(&quot;https://elsewhere.example&quot;)',
  '--a:1/*',
  '--a:&lt;/style&gt;',
])('refuses %s', (style) => {
  expect(() => takeStylesOut(`<p style="${style}"></p>`)).toThrow('style attribute');
});
