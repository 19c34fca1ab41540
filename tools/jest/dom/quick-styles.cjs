/**
 * jsdom finds an element's styles by asking its selector engine about each rule of the page. Most rules name a class
 * that the element lacks, which is seen without the engine. What they find stays the same.
 *
 * To be loaded before jsdom, whose modules keep the functions that they import.
 */
const { implForWrapper } = require('jsdom/lib/jsdom/living/generated/utils');
const colors = require('jsdom/lib/jsdom/living/helpers/colors');
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors');
const { mayMatch } = require('./may-match.cjs');

const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => mayMatch(element, selector) && matchesDontThrow(element, selector);

/** The result for each text, for functions of nothing else. */
const remembering = (read) => {
  const known = new Map();
  return (text) => {
    if (!known.has(text)) known.set(text, read(text));
    return known.get(text);
  };
};

colors.getSpecifiedColor = remembering(colors.getSpecifiedColor);
colors.getComputedOrUsedColor = remembering(colors.getComputedOrUsedColor);

/** Between two changes of the page an element's style is computed once, however many queries read it. */
exports.rememberStyles = (window) => {
  const compute = window.getComputedStyle;
  /** By jsdom's own cache of what rules give to elements, which it drops at each change. */
  const computed = new WeakMap();
  window.getComputedStyle = (element, pseudo) => {
    const page = implForWrapper(element)?._ownerDocument;
    const known = page?._styleCache && computed.get(page._styleCache)?.get(element);
    if (known && !pseudo) return known;
    const style = compute(element, pseudo);
    if (pseudo) return style;
    if (!computed.has(page._styleCache)) computed.set(page._styleCache, new WeakMap());
    computed.get(page._styleCache).set(element, style);
    return style;
  };
};
