import { startTransition, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Takes over what the server has drawn. As a transition React does so in slices of some milliseconds and lets input
 * through between them; otherwise the frame of the page would be one long task. Who presses something meanwhile has it
 * taken over at once, and is answered.
 */
export function takeOverInSlices(root: Element, tree: ReactNode): void {
  startTransition(() => void hydrateRoot(root, tree));
}
