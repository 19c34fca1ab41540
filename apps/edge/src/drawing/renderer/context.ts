import vm from 'node:vm';
import type { Bundle, Drawn } from './messages.ts';

/** What React, the router and styled-components ask of their surroundings while they draw. */
const LENT = { AbortController, ReadableStream, TextDecoder, TextEncoder, URL, URLSearchParams };

/** The rest is made of what every context has. Nobody reads what bundles write into the console. */
const OWN_GLOBALS = `
  globalThis.queueMicrotask = (act) => void Promise.resolve().then(act);
  globalThis.performance = { now: () => Date.now() };
  globalThis.console = Object.fromEntries(['debug', 'error', 'info', 'log', 'warn'].map((name) => [name, () => {}]));
`;

/** Timers by number: the objects of Node lead to its own functions. */
function createTimers() {
  const running = new Map<number, NodeJS.Timeout>();
  let last = 0;
  return {
    setTimeout: (act: () => void, milliseconds?: number): number => {
      last += 1;
      const id = last;
      const end = (): void => {
        running.delete(id);
        act();
      };
      running.set(id, setTimeout(end, milliseconds));
      return id;
    },
    clearTimeout: (id: number): void => {
      clearTimeout(running.get(id));
      running.delete(id);
    },
  };
}

/** In characters. */
const MAX_TITLE = 300;

/** Draws a page, which is given and comes back as JSON. */
export type DrawPage = (drawing: string) => Promise<Drawn>;

/**
 * A bare context with the bundles of one set of versions: no modules, no process, no network, no code from strings. The
 * context alone is no wall; the process around it is started without rights (`open-renderer.ts`).
 *
 * @throws what a bundle throws while it is evaluated
 */
export function openContext(bundles: readonly Bundle[]): DrawPage {
  const context = vm.createContext({ ...LENT, ...createTimers() }, { codeGeneration: { strings: false, wasm: false } });
  vm.runInContext(OWN_GLOBALS, context);
  for (const { name, code, base } of bundles) {
    new vm.Script(code, { filename: `${name}.js` }).runInContext(context);
    vm.runInContext(`${name}.setBase?.(${JSON.stringify(base)})`, context);
  }
  const shell = bundles[0]?.name ?? '';
  const draw = vm.runInContext(
    `(drawing) => ${shell}.draw(JSON.parse(drawing)).then(({ html, styles, title }) =>
      JSON.stringify({ html, styles, title: typeof title === 'string' ? title.slice(0, ${MAX_TITLE}) : undefined }))`,
    context,
  ) as (drawing: string) => Promise<string>;
  return async (drawing) => JSON.parse(await draw(drawing)) as Drawn;
}
