/**
 * The page's policy forbids `eval`, which zod would try for speed, causing a violation report. One setting for every
 * copy of zod in the page, to be set before the first of them runs.
 */
export function forbidEval(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
