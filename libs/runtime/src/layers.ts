import { useContext, useEffect, useRef } from 'react';
import { UNSAFE_NavigationContext } from 'react-router-dom';

/** The longest wait for a requested history step, so that nothing hangs on it. */
const LONGEST_STEP_MS = 1000;

/** The methods of a router's history that change the page. */
interface Steps {
  push: (...step: never[]) => void;
  replace: (...step: never[]) => void;
  go: (...step: never[]) => void;
}

/** Functions that close the open layers, the topmost last. */
const layers: (() => void)[] = [];
/** Steps that wait until no layer has a history entry. */
const waiting: (() => void)[] = [];
const prepared = new WeakSet<object>();
let quietStep: ReturnType<typeof setTimeout> | null = null;
/** Another document is loading: a history step would cancel that. */
let isLoading = false;

const noteLoad = (): void => {
  isLoading = true;
};

/** The router's index of an entry; null without one, as in a test or after `#`. */
export const indexOf = (state: unknown): number | null => {
  const index = (state as { idx?: unknown } | null)?.idx;
  return Number.isInteger(index) ? (index as number) : null;
};

/** The number of open layers at this history entry. */
const heightOf = (state: unknown): number => (state as { layers?: number } | null)?.layers ?? 0;

/** The entry of the page that layers lie on. Kept up only from the first layer on: steps before it are not heard of. */
let here: number | null = null;

const land = (): void => {
  if (quietStep) clearTimeout(quietStep);
  quietStep = null;
  settle();
};

/** Steps through the history without the router's notice. */
export const stepQuietly = (distance: number): void => {
  quietStep = setTimeout(land, LONGEST_STEP_MS);
  window.history.go(distance);
};

/** Brings the history to one entry per open layer; one step at a time, because the next depends on its result. */
function settle(): void {
  if (quietStep) return;
  const height = heightOf(window.history.state);
  const aim = waiting.length > 0 ? 0 : layers.length;
  if (height > aim) {
    if (!isLoading) stepQuietly(aim - height);
    return;
  }
  // Only as long as needed: with this listener some browsers do not keep the page in the back/forward cache.
  if (aim === 0) window.removeEventListener('beforeunload', noteLoad);
  for (const step of waiting.splice(0)) step();
  for (let next = height + 1; next <= aim; next += 1) {
    window.history.pushState({ ...window.history.state, layers: next }, '');
  }
}

// When one dialog replaces another nothing changes: both are known by then.
const settleSoon = (): void => void setTimeout(settle);

/** Runs a step when no layer has a history entry; at once if none has. */
export const afterLayers = (step: () => void): void => {
  waiting.push(step);
  isLoading = false;
  settle();
};

/** Makes a router's steps wait until no layer has a history entry, which would otherwise stay behind. */
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

/** Whether a step goes from one entry of a page to another of the same: only with layers has it more than one. */
const isWithinPage = (state: unknown): boolean => {
  const index = indexOf(state);
  return index !== null && index === here && (layers.length > 0 || heightOf(state) > 0);
};

const handlePop = (event: PopStateEvent): void => {
  const isHere = isWithinPage(event.state);
  here = indexOf(event.state);
  if (quietStep ?? isHere) event.stopImmediatePropagation();
  if (quietStep) return land();
  if (isHere) for (const close of layers.slice(heightOf(event.state)).reverse()) close();
  // Forward may have led to the entry of a closed layer, and a layer may have refused to close.
  settleSoon();
};

const followPage = (): void => {
  here = indexOf(window.history.state);
  window.addEventListener('popstate', handlePop);
  // The page is restored from the back/forward cache, after a link in a dialog had left it.
  window.addEventListener('pageshow', () => {
    isLoading = false;
    settle();
  });
  // Layers that were open before a reload are closed.
  settle();
};

// A window calls its listeners in the order of registration: these are registered with the module, before any router's.
// A server has no history.
if (typeof window !== 'undefined') followPage();

/** While open, the browser's Back closes it instead of leaving the page; the topmost layer first. */
export function useBackCloses(isOpen: boolean, onBack: () => void): void {
  const steps = (useContext(UNSAFE_NavigationContext) as { navigator: Steps } | null)?.navigator;
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    // A router with a history in memory, as in tests, has no browser entry.
    if (!isOpen || !steps || indexOf(window.history.state) === null) return undefined;
    prepareSteps(steps);
    const close = (): void => latest.current();
    here = indexOf(window.history.state);
    layers.push(close);
    // That load was a download, or was cancelled.
    isLoading = false;
    window.addEventListener('beforeunload', noteLoad);
    settleSoon();
    return () => {
      layers.splice(layers.indexOf(close), 1);
      settleSoon();
    };
  }, [isOpen, steps]);
}
