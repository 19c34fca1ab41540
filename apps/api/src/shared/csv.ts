/** Spreadsheets need it to recognise UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** A cell that a spreadsheet would take for a formula, also behind blanks, marks of direction or in wide letters. */
const FORMULA = /^[\s\p{Cf}]*[=+\-@|%＝＋－＠]/u;

const textCell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** A line of a table for programs. Numbers have two places and a point; text is quoted, and never runs as a formula. */
export const csvLine = (cells: ReadonlyArray<string | number>): string =>
  `${cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : textCell(cell))).join(',')}\r\n`;
