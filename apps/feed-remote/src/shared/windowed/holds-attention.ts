const isWritten = (field: HTMLInputElement | HTMLTextAreaElement): boolean => field.value !== '';

/** Whether an element must stay mounted: it has the focus, plays, is open, or contains typed text. */
export const holdsAttention = (element: HTMLElement): boolean =>
  element.contains(document.activeElement) ||
  element.querySelector('[aria-expanded="true"]') !== null ||
  [...element.querySelectorAll<HTMLMediaElement>('video, audio')].some(({ paused }) => !paused) ||
  [...element.querySelectorAll<HTMLTextAreaElement>('textarea')].some(isWritten);
