/** Tables. Not shared by the shell: bundled by each remote that uses them. */
export { DataTable, type Column } from './data-table.tsx';
