import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format } from 'prettier';
import { reportToMarkdown } from './markdown.ts';
import { inHundredths, inKilobytes, type Report } from './report.ts';

const report: Report = {
  tables: [
    {
      title: 'Files',
      columns: [
        { key: 'file', label: 'file' },
        { key: 'bytes', label: 'kB', format: inKilobytes },
        { key: 'ratio', label: 'ratio', format: inHundredths },
      ],
      rows: [
        { file: 'main.js', bytes: 1_234_560, ratio: 0.5 },
        { file: 'a', bytes: 49, ratio: null },
      ],
    },
  ],
  notes: ['as they are'],
};

test('a report is a table with numbers at the right, and notes', () => {
  assert.equal(
    reportToMarkdown(report),
    [
      '**Files**',
      '',
      '| file    |      kB | ratio |',
      '| ------- | ------: | ----: |',
      '| main.js | 1,234.6 |  0.50 |',
      '| a       |     0.0 |       |',
      '',
      '- as they are',
    ].join('\n'),
  );
});

test('Prettier has nothing to change in it', async () => {
  const text = `${reportToMarkdown(report)}\n`;
  assert.equal(await format(text, { parser: 'markdown', printWidth: 120 }), text);
});
