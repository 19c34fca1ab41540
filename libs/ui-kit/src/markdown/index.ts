/** Not lent by the shell: each that shows Markdown brings what reads it along. */
export { Markdown } from './markdown.tsx';
