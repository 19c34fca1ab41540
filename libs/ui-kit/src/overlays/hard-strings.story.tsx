import { Stack } from '@barg/ui-kit';
import { useState } from 'react';
import { hardStrings } from '../../workshop/hard-strings.ts';
import type { Story } from '../../workshop/story.ts';
import { TextArea, TextField } from '../fields/index.ts';
import { Combobox, MultiCombobox } from '../pickers/index.ts';
import { Select } from './index.ts';

const options = Object.entries(hardStrings).map(([value, label]) => ({ value, label, note: label }));

const Fields = () => (
  <Stack>
    {Object.entries(hardStrings).map(([name, text]) => (
      <TextField key={name} label={text} defaultValue={text} help={text} />
    ))}
    <TextArea label="TextArea" defaultValue={Object.values(hardStrings).join('\n')} rows={8} />
  </Stack>
);

const Pickers = () => {
  const [one, setOne] = useState<string | null>('mixed name');
  const [many, setMany] = useState<string[]>(Object.keys(hardStrings));
  return (
    <Stack>
      <Combobox label="Combobox" options={options} value={one} onChange={setOne} />
      <Select label="Select" options={options} value={one} onChange={setOne} />
      <MultiCombobox label="MultiCombobox" options={options} value={many} onChange={setMany} />
    </Stack>
  );
};

export const story: Story = { title: 'Hard strings in fields', states: { fields: Fields, pickers: Pickers } };
