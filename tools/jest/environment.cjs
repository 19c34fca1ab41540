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

// Browsers dispatch an `error` event with it, which jest would take for a failure of the test itself.
globalThis.reportError ??= () => {};

// Node 20, which a team of its own may have, lacks what its browsers do not.
Promise.withResolvers ??= function withResolvers() {
  const settle = {};
  const promise = new this((resolve, reject) => Object.assign(settle, { resolve, reject }));
  return { promise, ...settle };
};
