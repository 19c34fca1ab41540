/** Platform parts that browsers have and jsdom lacks. They do nothing: tests of what they drive belong in e2e. */
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
