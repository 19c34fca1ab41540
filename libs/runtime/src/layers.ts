import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_NavigationContext } from 'react-router-dom';

/** How long a step that was asked for may take before it is no longer waited for: nothing may hang on it. */
const LONGEST_STEP_MS = 1000;

/** The steps of a router's history that change where the page is. */
interface Steps {
  push: (...step: never[]) => void;
  replace: (...step: never[]) => void;
  go: (...step: never[]) => void;
}

/** What closes each of what is open above the page, the topmost last. */
const layers: (() => void)[] = [];
/** What goes on once no layer has an entry any more. */
const waiting: (() => void)[] = [];
const prepared = new WeakSet<object>();
let quietStep: ReturnType<typeof setTimeout> | null = null;
/** Another document is on its way to take the place of this one: a step along the history would call it off. */
let isLoading = false;

const noteLoad = (): void => {
  isLoading = true;
};

/** The router's number of an entry; null where it has none, as in a test or after `#`. */
export const indexOf = (state: unknown): number | null => {
  const index = (state as { idx?: unknown } | null)?.idx;
  return Number.isInteger(index) ? (index as number) : null;
};

/** How many layers were open above the page at this entry of the history. */
const heightOf = (state: unknown): number => (state as { layers?: number } | null)?.layers ?? 0;

let here: number | null = null;

const land = (): void => {
  if (quietStep) clearTimeout(quietStep);
  quietStep = null;
  settle();
};

/** Goes along the history without the router hearing of it. */
export const stepQuietly = (distance: number): void => {
  quietStep = setTimeout(land, LONGEST_STEP_MS);
  window.history.go(distance);
};

/** Brings the history to one entry for each open layer; one step at a time, as the next is counted from its end. */
function settle(): void {
  if (quietStep) return;
  const height = heightOf(window.history.state);
  const aim = waiting.length > 0 ? 0 : layers.length;
  if (height > aim) {
    if (!isLoading) stepQuietly(aim - height);
    return;
  }
  // Only as long as it is needed: with a listener for it some browsers keep no page for its Back.
  if (aim === 0) window.removeEventListener('beforeunload', noteLoad);
  for (const step of waiting.splice(0)) step();
  for (let next = height + 1; next <= aim; next += 1) {
    window.history.pushState({ ...window.history.state, layers: next }, '');
  }
}

// A dialog that gives way to another changes nothing: both are known by then.
const settleSoon = (): void => void setTimeout(settle);

/** Makes a step once no layer has an entry above the page's own; at once where none has. */
export const afterLayers = (step: () => void): void => {
  waiting.push(step);
  isLoading = false;
  settle();
};

/** Has a router's steps wait until no layer's entry is left, which would else stay behind what comes. */
export const prepareSteps = (steps: Steps): void => {
  if (prepared.has(steps)) return;
  prepared.add(steps);
  for (const name of ['push', 'replace', 'go'] as const) {
    const make = steps[name];
    steps[name] = (...values) =>
      afterLayers(() => {
        make.apply(steps, values);
        here = indexOf(window.history.state);
      });
  }
};

const handlePop = (event: PopStateEvent): void => {
  const index = indexOf(event.state);
  const isHere = index !== null && index === here;
  here = index;
  if (quietStep ?? isHere) event.stopImmediatePropagation();
  if (quietStep) return land();
  if (isHere) for (const close of layers.slice(heightOf(event.state)).reverse()) close();
  // Forward may have led to the entry of a closed layer, and a layer may have refused to close.
  settleSoon();
};

const followPage = (): void => {
  here = indexOf(window.history.state);
  window.addEventListener('popstate', handlePop);
  // The page comes back from the browser's back/forward cache, after a link in a dialog had left it.
  window.addEventListener('pageshow', () => {
    isLoading = false;
    settle();
  });
  // What was open before a reload is not any more.
  settle();
};

// A window calls its listeners in the order in which they came, capturing or not: these come with the module, so before
// those of any router that is mounted. A server that draws has no history to follow.
if (typeof window !== 'undefined') followPage();

/** While open, the browser's Back closes it instead of leaving the page. Above others it is the first to go. */
export function useBackCloses(isOpen: boolean, onBack: () => void): void {
  const steps = (useContext(UNSAFE_NavigationContext) as { navigator: Steps } | null)?.navigator;
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    // A router that keeps its history for itself, as in tests, has no entry to stand on.
    if (!isOpen || !steps || indexOf(window.history.state) === null) return undefined;
    prepareSteps(steps);
    const close = (): void => latest.current();
    here = indexOf(window.history.state);
    layers.push(close);
    // That load was a download, or was called off.
    isLoading = false;
    window.addEventListener('beforeunload', noteLoad);
    settleSoon();
    return () => {
      layers.splice(layers.indexOf(close), 1);
      settleSoon();
    };
  }, [isOpen, steps]);
}
