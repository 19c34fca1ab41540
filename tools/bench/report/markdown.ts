import type { Column, Report, Table } from './report.ts';

/** A report as Markdown: it reads well in a terminal too, and Prettier leaves it as it is. */
export const reportToMarkdown = ({ tables, notes }: Report): string =>
  [
    ...tables.map((table) => `**${table.title}**\n\n${tableToMarkdown(table)}`),
    notes.map((note) => `- ${note}`).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');

/** A table whose columns are as wide as their widest cell; numbers stand at the right. */
export function tableToMarkdown({ columns, rows }: Table): string {
  const lines = columns.map((column) => {
    const isOfNumbers = rows.some((row) => typeof row[column.key] === 'number');
    const cells = [column.label, ...rows.map((row) => textOf(row[column.key] ?? null, column))];
    const width = Math.max(3, ...cells.map((cell) => cell.length));
    const [head = '', ...body] = cells.map((cell) => (isOfNumbers ? cell.padStart(width) : cell.padEnd(width)));
    return [head, isOfNumbers ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width), ...body];
  });
  const height = rows.length + 2;
  return Array.from({ length: height }, (_, index) => `| ${lines.map((line) => line[index]).join(' | ')} |`).join('\n');
}

const textOf = (cell: string | number | null, { format = String }: Column): string =>
  cell === null ? '' : typeof cell === 'number' ? format(cell) : cell;
