import { useState } from 'react';
import type { Story } from '../../workshop/story.ts';
import { Stack } from '@barg/ui-kit';
import { SearchField } from './search-field.tsx';
import { Checkbox, OptionCard, RadioGroup, Switch } from './choice.tsx';
import { SelectField, TextArea, TextField } from './text-field.tsx';

const options = [
  { value: 'free', label: 'رایگان', help: 'همه می‌بینند' },
  { value: 'paid', label: 'Paid — پولی' },
];

const Search = () => {
  const [value, setValue] = useState('مهسا art');
  return <SearchField label="جست‌وجوی سازنده، نوشته…" value={value} onChange={setValue} />;
};

const Radios = () => {
  const [value, setValue] = useState('free');
  return <RadioGroup label="Audience" name="audience" options={options} value={value} onChange={setValue} />;
};

export const story: Story = {
  title: 'Fields',
  states: {
    text: () => (
      <Stack>
        <TextField label="Name" placeholder="نیلوفر" help="نامی که دیگران می‌بینند" />
        <TextField label="Email" type="email" defaultValue="nilou@barg.example" error="این نشانی پیش‌تر ثبت شده است." />
        <TextField label="Disabled" disabled defaultValue="—" />
        <TextArea label="About" defaultValue={'خط اول\nsecond line'} />
        <SelectField label="Audience" options={options} />
        <Search />
      </Stack>
    ),
    choices: () => (
      <Stack>
        <Checkbox label="مرا به خاطر بسپار" defaultChecked />
        <Checkbox label="I agree" error="Please agree first." />
        <Switch label="اعلان‌ها" defaultChecked />
        <Switch label="Off" />
        <Radios />
        <Stack gap={3} role="radiogroup" aria-label="Plan">
          <OptionCard name="plan" title="Monthly" end="4.90 tokens" help="First month free" defaultChecked />
          <OptionCard name="plan" title="سالانه" end="۴۹ توکن" help="Two months free" />
        </Stack>
      </Stack>
    ),
  },
};
