/** What goes on paper. Not lent by the shell: each that prints brings these few lines along. */
export { PrintSheet } from './print-sheet.tsx';
