const isWritten = (field: HTMLInputElement | HTMLTextAreaElement): boolean => field.value !== '';

/** Whether somebody would miss what stands in the element: it has the focus, plays, was opened, or words were begun in it. */
export const holdsAttention = (element: HTMLElement): boolean =>
  element.contains(document.activeElement) ||
  element.querySelector('[aria-expanded="true"]') !== null ||
  [...element.querySelectorAll<HTMLMediaElement>('video, audio')].some(({ paused }) => !paused) ||
  [...element.querySelectorAll<HTMLTextAreaElement>('textarea')].some(isWritten);
