/** Longest wait for a list, and then for a picture. */
const PATIENCE_MS = 3000;

const BUSY = 'main [aria-busy="true"]';

const patience = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));

const nextFrame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

const isAwaited = (image: HTMLImageElement): boolean => image.fetchPriority === 'high' && !image.complete;

const ended = (image: HTMLImageElement): Promise<void> =>
  new Promise((resolve) => {
    for (const end of ['load', 'error']) image.addEventListener(end, () => resolve(), { once: true });
  });

/** A frame is painted between its `requestAnimationFrame` callbacks and the next task. */
const afterPaint = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function awaitLists(): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  // Every list and form sets aria-busy while it loads.
  do await nextFrame();
  while (document.querySelector(BUSY) && performance.now() < end);
}

/**
 * Resolves when the pictures of the first screen are loaded and painted. Other loads, such as remotes that can wait,
 * would compete with them for a slow network and processor. A tab in the background paints nothing, and does not wait.
 */
export async function whenFirstPicturesAreThere(): Promise<void> {
  if (document.hidden) return patience();
  await Promise.race([awaitLists(), patience()]);
  await Promise.race([Promise.all([...document.images].filter(isAwaited).map(ended)), patience()]);
  await Promise.race([afterPaint(), patience()]);
}
