/** Tables. Not lent by the shell: each that shows some brings these few lines along. */
export { DataTable, type Column } from './data-table.tsx';
