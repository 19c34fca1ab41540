require('@testing-library/jest-dom');
const { configure } = require('@testing-library/dom');

// A machine whose cores are shared by several suites takes longer than the default second to draw.
configure({ asyncUtilTimeout: 5000 });

// What a browser keeps from one visit to the next would be kept from one test to the next.
beforeEach(() => {
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
});
