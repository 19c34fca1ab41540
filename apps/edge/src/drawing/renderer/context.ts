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

/** What a renderer's context does. */
export interface DrawingContext {
  /** Draws a page, which is given and comes back as JSON. @param tag of texts that are kept */
  draw: (drawing: string, tag?: string) => Promise<Drawn>;
  keepTexts: (tag: string, texts: string) => void;
  forgetTexts: (tag: string) => void;
}

/** Out of the bundles' reach, and frozen: every page with these texts is drawn from the same. */
const TEXTS = `(() => {
  const kept = new Map();
  return {
    keep: (tag, json) => {
      const texts = JSON.parse(json);
      for (const text of texts) Object.freeze(text);
      kept.set(tag, Object.freeze(texts));
    },
    forget: (tag) => void kept.delete(tag),
    of: (tag) => kept.get(tag),
  };
})()`;

interface ContextTexts {
  keep: (tag: string, json: string) => void;
  forget: (tag: string) => void;
  of: (tag: string) => unknown;
}

/**
 * A bare context with the bundles of one set of versions: no modules, no process, no network, no code from strings. The
 * context alone is no wall; the process around it is started without rights (`open-renderer.ts`).
 *
 * @throws what a bundle throws while it is evaluated
 */
export function openContext(bundles: readonly Bundle[]): DrawingContext {
  const context = vm.createContext({ ...LENT, ...createTimers() }, { codeGeneration: { strings: false, wasm: false } });
  vm.runInContext(OWN_GLOBALS, context);
  const texts = vm.runInContext(TEXTS, context) as ContextTexts;
  for (const { name, code, base } of bundles) {
    new vm.Script(code, { filename: `${name}.js` }).runInContext(context);
    vm.runInContext(`${name}.setBase?.(${JSON.stringify(base)})`, context);
  }
  const shell = bundles[0]?.name ?? '';
  const draw = vm.runInContext(
    `(drawing, texts) => {
      const page = JSON.parse(drawing);
      if (texts !== undefined) page.texts = texts;
      return ${shell}.draw(page).then(({ html, styles, title }) =>
        JSON.stringify({ html, styles, title: typeof title === 'string' ? title.slice(0, ${MAX_TITLE}) : undefined }));
    }`,
    context,
  ) as (drawing: string, texts: unknown) => Promise<string>;
  return {
    draw: async (drawing, tag) =>
      JSON.parse(await draw(drawing, tag === undefined ? undefined : texts.of(tag))) as Drawn,
    keepTexts: texts.keep,
    forgetTexts: texts.forget,
  };
}
