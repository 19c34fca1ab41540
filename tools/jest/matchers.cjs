require('@testing-library/jest-dom');
const { configure, getConfig } = require('@testing-library/dom');

const { getElementError } = getConfig();

/** While a query waits, what it finds missing is asked for again: the page is printed once it gives up. */
const tellMissing = (message, container) => {
  if (!getConfig()._disableExpensiveErrorDiagnostics) return getElementError(message, container);
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
};

// A machine whose cores are shared by several suites takes longer than the default second to draw.
configure({ asyncUtilTimeout: 5000, getElementError: tellMissing });

// What a browser keeps from one visit to the next would be kept from one test to the next.
beforeEach(() => {
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
});
