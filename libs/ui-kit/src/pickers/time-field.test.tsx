import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithUi } from '../testing/render-with-ui.tsx';
import { TimeField } from './index.ts';

const handleChange = jest.fn<void, [string]>();

const Bedtime = ({ start = '18:30' }: { start?: string }) => {
  const [value, setValue] = useState(start);
  const handle = (next: string) => {
    setValue(next);
    handleChange(next);
  };
  return <TimeField label="Bedtime" value={value} onChange={handle} error={value === '' ? 'Missing' : ''} />;
};

const parts = () => within(screen.getByRole('group', { name: 'Bedtime' })).getAllByRole('spinbutton');
const shown = () => parts().map(({ textContent }) => textContent?.replace(/[\u2066-\u2069\u200E\u200F]/g, ''));

beforeEach(() => handleChange.mockClear());

it.each([
  ['fa-IR' as const, ['۱۸', '۳۰']],
  ['en-US' as const, ['06', '30', 'PM']],
  ['ar-EG' as const, ['٠٦', '٣٠', 'م']],
])('shows a time on the clock and in the digits of %s', (locale, expected) => {
  renderWithUi(<Bedtime />, { locale });
  expect(shown()).toEqual(expected);
});

it('gives a clock of 24 hours, typed in either digits', async () => {
  renderWithUi(<Bedtime />, { locale: 'fa-IR' });
  await userEvent.click(parts()[0] ?? document.body);
  await userEvent.keyboard('۰۷45');
  expect(handleChange).toHaveBeenLastCalledWith('07:45');
});

it('is empty once it is left with a part deleted, and says what is wrong', async () => {
  renderWithUi(<Bedtime />);
  await userEvent.click(parts()[1] ?? document.body);
  await userEvent.keyboard('{Backspace}{Backspace}');
  await userEvent.click(document.body);
  expect(handleChange).toHaveBeenLastCalledWith('');
  expect(screen.getByText('Missing')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Bedtime' })).toHaveAccessibleDescription(/Missing/);
});

it('is empty for what is no time, as an answer may hold it', () => {
  renderWithUi(<Bedtime start="25:00" />);
  for (const part of parts()) expect(part).toHaveAttribute('aria-valuetext', 'Empty');
});
