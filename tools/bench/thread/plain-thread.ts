import { MESSAGES } from './many-messages.ts';

/** More than are passed in all ways up. */
const LINES = Math.min(MESSAGES, 4000);

/** A page of plain lines in a scroller that begins at its end: the least that shows the same texts. */
export function plainThread(): string {
  const lines = Array.from({ length: LINES }, (_, before) => {
    const sequence = MESSAGES - before;
    const text = `Message ${sequence}${' about paint, paper and ink'.repeat(1 + (sequence % 5))}`;
    return `<li data-sequence="${sequence}">${text}</li>`;
  });
  return `<!doctype html><style>
    body { margin: 0 }
    div { block-size: 100vh; overflow-y: auto; display: flex; flex-direction: column-reverse }
    ol { list-style: none; margin: 0; padding: 16px; display: grid; gap: 8px; font: 16px/1.5 sans-serif }
    li { background: #eee; border-radius: 16px; padding: 12px; max-inline-size: 80% }
  </style><div><ol>${lines.toReversed().join('')}</ol></div>`;
}
