import { createHash } from 'node:crypto';

/**
 * A function that runs in the page, with its arguments: `window`, of which each names the parts that it uses, and what
 * else it is told.
 */
type InPage = (page: never, ...told: string[]) => void;

/** The text of a script that runs a function in the page. The function must use nothing of its module. */
export const inlineScript = (run: InPage, ...told: readonly string[]): string =>
  `(${run})(window,${told.map((text) => JSON.stringify(text)).join(',')})`.replaceAll(/^\s*(?:\/\/.*\n\s*)?/gm, '');

/** The script in the directive `script-src`: the policy allows these bytes and no others. */
export const sourceOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
