import type { ReactNode } from 'react';
import {
  CellContent,
  CellName,
  HeadCell,
  TableBody,
  TableCell,
  TableFrame,
  TableHead,
  TableRoot,
  TableRow,
} from './data-table.styles.ts';

export interface Column<Row> {
  id: string;
  /** Translated. */
  header: string;
  cell: (row: Row) => ReactNode;
  /** On a card the cell has no label, for self-explanatory values. */
  isBare?: boolean;
  /** Amounts and counts stand at the right of their column, digit under digit, and are never broken. */
  isNumeric?: boolean;
  /** Its words, short ones of the site's own, are never broken in favour of a long text beside them. */
  isWhole?: boolean;
}

interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/**
 * Rows and columns; on narrow screens a list of cards. The roles are explicit, because browsers drop the implicit ones
 * of a table with another `display`.
 */
export function DataTable<Row>({ label, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <TableFrame>
      <TableRoot role="table" aria-label={label}>
        <TableHead role="rowgroup">
          <tr role="row">
            {columns.map(({ id, header, isNumeric = false }) => (
              <HeadCell key={id} role="columnheader" scope="col" $isNumeric={isNumeric}>
                {header}
              </HeadCell>
            ))}
          </tr>
        </TableHead>
        <TableBody role="rowgroup">
          {rows.map((row) => (
            <TableRow key={keyOf(row)} role="row">
              {columns.map(({ id, header, cell, isBare = false, isNumeric = false, isWhole = isNumeric }) => (
                <TableCell key={id} role="cell" $isNumeric={isNumeric} $isWhole={isWhole}>
                  {!isBare && <CellName aria-hidden>{header}</CellName>}
                  {isWhole ? cell(row) : <CellContent>{cell(row)}</CellContent>}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </TableRoot>
    </TableFrame>
  );
}
