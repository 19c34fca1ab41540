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

const REAL_PAUSE_MS = 10;
const { setTimeout: setRealTimeout } = globalThis;
const patientOnes = new WeakSet();

/**
 * With pretended timers a query gives up after a number of turns, which may take less than 100 ms of real time. React
 * and the store took their timers before these were replaced, so each turn gives them some time. Set before each test,
 * because React's testing library sets its own when it is loaded.
 */
function waitForRealTimersToo() {
  const { unstable_advanceTimersWrapper: advance } = getConfig();
  if (patientOnes.has(advance)) return;
  const advancePatiently = async (callback) => {
    await new Promise((resolve) => void setRealTimeout(resolve, REAL_PAUSE_MS));
    return advance(callback);
  };
  patientOnes.add(advancePatiently);
  configure({ unstable_advanceTimersWrapper: advancePatiently });
}
beforeEach(waitForRealTimersToo);

// What a browser keeps from one visit to the next would be kept from one test to the next.
beforeEach(() => {
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
});
