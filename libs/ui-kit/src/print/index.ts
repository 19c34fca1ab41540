/** Printing. Not shared by the shell: bundled by each remote that uses it. */
export { PrintSheet } from './print-sheet.tsx';
