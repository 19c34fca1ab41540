/** Loads the table of accepted kinds, in the chunk that sends files; null when that fails: the server then refuses. */
export const loadFileKinds = () => import(/* webpackChunkName: "sending" */ './file-kinds.ts').catch(() => null);
