/** Fetches, with what sends files, which kinds of them are accepted; null where it does not come, and the server tells. */
export const loadFileKinds = () => import(/* webpackChunkName: "sending" */ './file-kinds.ts').catch(() => null);
