/** Parts of a selector that only narrow what the rest of it matches. */
const NARROWING = /\[[\w-]+([~|^$*]?=("[^"\\\]]*"|'[^'\\\]]*'|[\w-]+)( i)?)?\]|:[\w-]+\([^()]*\)/g;

/**
 * What an element needs for one of the selectors of a list: a class or a name of its element.
 *
 * @param {string} [list] a rule that is no style rule has none
 * @returns {{ className?: string, name?: string }[] | undefined} nothing if any element may match
 */
function needsOf(list = '') {
  const plain = list.replace(NARROWING, '');
  // Commas and classes inside of what is left in brackets, or escaped, are not what they look like.
  if (/[()[\]"'\\|&]/.test(plain)) return undefined;
  const needs = plain.split(',').map((selector) => {
    const last = selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1);
    const className = /\.([\w-]+)/.exec(last)?.[1];
    const name = /^[a-z][\w-]*/i.exec(last)?.[0].toLowerCase();
    return className ? { className } : name ? { name } : undefined;
  });
  return needs.includes(undefined) ? undefined : needs;
}

const known = new Map();
let lastText = '';
let lastClasses = new Set();

/** The classes of an element: the same one is held against each rule of the page. */
function classesOf(element) {
  const text = element.getAttributeNS(null, 'class') ?? '';
  if (text !== lastText) {
    lastText = text;
    lastClasses = new Set(text.split(/\s+/));
  }
  return lastClasses;
}

/**
 * Whether an element has what a selector asks for at least. If not, it does not match.
 *
 * @param element jsdom's implementation of one
 * @param {string | undefined} selector
 */
exports.mayMatch = (element, selector) => {
  if (!known.has(selector)) known.set(selector, needsOf(selector));
  const needs = known.get(selector);
  if (!needs) return true;
  const classes = classesOf(element);
  const own = element.localName.toLowerCase();
  return needs.some(({ className, name }) => (className ? classes.has(className) : name === own));
};
