/** A Janus of a browser test's own, which knows nothing of the API's other tests. */
export { needsJanus, startJanus } from '../apps/api/src/testing/janus.ts';
