import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';
// Before jsdom, which it changes.
import { rememberStyles } from './quick-styles.cjs';
import { JSDOM } from 'jsdom';
import { mayMatch } from './may-match.cjs';

const { implForWrapper } = createRequire(import.meta.url)('jsdom/lib/jsdom/living/generated/utils');

const PAGE = `<!doctype html><style>.a { color: red } p, .hidden { display: none } @media screen { .wide { top: 1px } }
  @supports (top: 1px) { .a { top: 2px } }</style>
<main><div class="a b"><p class="c" id="p">text</p><input type="text" class="a" disabled></div>
<svg><foreignObject class="a"></foreignObject></svg><dialog class="hidden">closed</dialog><b>plain</b></main>`;

const SELECTORS = [
  ...['.a', '.a.b', '.b .c', '.a > p', 'p', 'P', 'div, p', '.x, .c', '#p', '*', '.a *', '.a:not(.x)', '.a:not(.b, .x)'],
  ...['div:not(.x:not(.y)) > p', ':is(.a, .b)', ':is(p, b)', '[disabled]', 'input[type="text" i]', 'input[type="a,b"]'],
  ...['.a+svg', '.b ~ svg', '.a:disabled', 'dialog:not([open])', 'main b', ':root', '.a[class~="b"]', 'foreignObject'],
];

test('what an element may not match, it does not match', () => {
  const { document } = new JSDOM(PAGE).window;
  for (const element of document.querySelectorAll('*')) {
    for (const selector of SELECTORS.filter((each) => element.matches(each))) {
      assert.ok(mayMatch(implForWrapper(element), selector), `${element.outerHTML} is ${selector}`);
    }
  }
});

test('an element without the class or the name is not asked further', () => {
  const { document } = new JSDOM(PAGE).window;
  const plain = implForWrapper(document.querySelector('b'));
  for (const selector of ['.a', '.b .c', 'p', '.x, .c', '.a:not(.x)', 'div > p']) assert.ok(!mayMatch(plain, selector));
  assert.ok(mayMatch(plain, undefined), 'a rule that is no style rule');
});

test('a style is computed anew once the page has changed', () => {
  const { window } = new JSDOM(PAGE);
  const { document } = window;
  rememberStyles(window);
  const b = document.querySelector('b') as Element;
  const style = window.getComputedStyle(b);
  assert.equal(style.visibility, 'visible');
  assert.equal(window.getComputedStyle(b), style);
  b.className = 'hidden';
  assert.equal(window.getComputedStyle(b).display, 'none');
  b.className = 'a';
  assert.equal(window.getComputedStyle(b).color, 'rgb(255, 0, 0)');
  document.head.append(Object.assign(document.createElement('style'), { textContent: 'b { color: lime }' }));
  assert.equal(window.getComputedStyle(b).color, 'rgb(0, 255, 0)');
  (document.querySelector('main') as HTMLElement).style.visibility = 'hidden';
  assert.equal(window.getComputedStyle(b).visibility, 'hidden');
});
