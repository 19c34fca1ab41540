/** Platform parts that browsers have and jsdom lacks. They do nothing: tests of what they drive belong in e2e. */
const { webcrypto } = require('node:crypto');
const { TextDecoder, TextEncoder } = require('node:util');

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const lacking = {
  TextDecoder,
  TextEncoder,
  IntersectionObserver: NoObserver,
  ResizeObserver: NoObserver,
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
};

for (const [name, value] of Object.entries(lacking)) {
  globalThis[name] ??= value;
}

globalThis.Element.prototype.scrollIntoView ??= () => {};

// jsdom's crypto only draws random numbers.
if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });

// No page was ever loaded in jsdom, so there is nothing to list.
performance.getEntriesByType ??= () => [];

// Browsers tell their `error` event with it; jsdom has none.
globalThis.reportError ??= (error) => globalThis.dispatchEvent?.(new ErrorEvent('error', { error }));
