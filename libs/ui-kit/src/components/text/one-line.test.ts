import { compile } from 'stylis';
import { oneLine } from './one-line.ts';

/** The selectors of rules within a line. */
const inner = compile(`.line{${oneLine.join('')}}`)
  .flatMap(({ type, props }) => (type === 'rule' && Array.isArray(props) ? props : []))
  .filter((selector) => selector !== '.line');

const isCutItself = (line: string): boolean => {
  document.body.replaceChildren(document.createRange().createContextualFragment(line));
  const text = document.querySelector('bdi');
  return inner.some((selector) => text?.matches(selector));
};

test('a name that is alone in a line is cut itself', () => {
  expect(isCutItself('<span class="line"><bdi>Mahsa Karimi</bdi></span>')).toBe(true);
});

test('a handle among words stays in their line, which has a direction of its own', () => {
  expect(isCutItself('<span class="line" dir="ltr">Ten pictures by <bdi>@mahsa.art</bdi> for you</span>')).toBe(false);
});
