/**
 * The page's policy forbids `eval`, which zod would try for speed, and report as a violation. One setting for every
 * copy of zod in the page; it must stand before the first of them runs.
 */
export function forbidEval(): void {
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
}
