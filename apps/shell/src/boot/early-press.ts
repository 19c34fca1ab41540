/** As the web tier's script in a drawn page knows them: apps/edge/src/page/start-scripts.ts. */
const [LATER_ID, PRESSED] = ['scripts', 'data-pressed'];

/**
 * Presses the button that a visitor pressed before the page answered, the last one. React takes that part of a drawn page
 * over for it at once. From here on presses are React's.
 */
export function answerEarlyPress(): void {
  document.getElementById(LATER_ID)?.remove();
  const pressed = document.querySelector<HTMLElement>(`[${PRESSED}]`);
  pressed?.removeAttribute(PRESSED);
  pressed?.click();
}
