import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithUi } from '../testing/render-with-ui.tsx';
import { DateField, PhoneField } from './index.ts';
import { readPhone, writePhone } from './phone.ts';

const codes = [
  { code_2: 'IR', phoneCode: '98', name: 'Iran' },
  { code_2: 'US', phoneCode: '1', name: 'United States' },
  { code_2: 'CA', phoneCode: '1', name: 'Canada' },
  { code_2: 'JM', phoneCode: '1876', name: 'Jamaica' },
];

describe('phone numbers', () => {
  it.each([
    ['+989121234567', null, { country: 'IR', number: '9121234567' }],
    ['+12125550100', 'CA', { country: 'CA', number: '2125550100' }],
    ['+18765550100', 'US', { country: 'JM', number: '5550100' }],
    ['', 'IR', { country: 'IR', number: '' }],
    ['0912', null, { country: null, number: '0912' }],
    ['+7495', 'IR', { country: null, number: '+7495' }],
  ])('reads %s', (value, chosen, parts) => {
    expect(readPhone(value, codes, chosen)).toEqual(parts);
  });

  it.each([
    ['\u202A+98 912 123 4567\u202C'],
    ['\u2066+98\u2069 9121234567'],
    ['0098 912 123 4567'],
    ['۰۰۹۸۹۱۲۱۲۳۴۵۶۷'],
    ['＋98 912 123 4567'],
    ['(+98) 912 123 4567'],
  ])('takes no code twice that is written another way: %s', async (text) => {
    expect(readPhone(text, codes, 'US')).toEqual({ country: 'IR', number: '9121234567' });
    renderWithUi(<Kept country="IR" />);
    await userEvent.click(here());
    await userEvent.paste(text);
    expect([kept(), (here() as HTMLInputElement).value]).toEqual(['+989121234567', '9121234567']);
  });

  it('takes a code that is typed with two zeros sign by sign, also before the codes are there', async () => {
    const { rerender } = renderWithUi(<Kept country="US" />);
    await userEvent.type(here(), '00989121234567');
    expect([kept(), (here() as HTMLInputElement).value]).toEqual(['+989121234567', '9121234567']);
    rerender(<Kept key="before" country="US" listed={[]} />);
    await userEvent.type(here(), '00989121234567');
    rerender(<Kept key="before" country="US" />);
    expect([kept(), (here() as HTMLInputElement).value]).toEqual(['+989121234567', '9121234567']);
  });

  it('writes the calling code, and no zero that is dialled at home', () => {
    expect(writePhone({ country: 'IR', number: '09121234567' }, codes)).toBe('+989121234567');
    expect(writePhone({ country: 'IR', number: '' }, codes)).toBe('');
  });

  it('writes no plus before a number whose code is not known', () => {
    expect(writePhone({ country: null, number: '09121234567' }, codes)).toBe('09121234567');
    expect(writePhone({ country: 'IR', number: '09121234567' }, [])).toBe('09121234567');
    expect(writePhone({ country: null, number: '+7495' }, codes)).toBe('+7495');
    expect(writePhone({ country: null, number: '+' }, codes)).toBe('');
  });

  const here = () => screen.getByRole('textbox', { name: 'Phone' });
  /** A field and what its form has of it; the country and the codes may come later. */
  const Kept = ({ kept = '', ...rest }: { kept?: string; country?: string; listed?: typeof codes }) => {
    const { country = null, listed = codes } = rest;
    const [value, setValue] = useState(kept);
    return (
      <>
        <PhoneField label="Phone" codes={listed} defaultCountry={country} value={value} onChange={setValue} />
        <output data-testid="kept">{value}</output>
      </>
    );
  };
  const kept = () => screen.getByTestId('kept').textContent;

  it('leaves what is typed without a country where it is, until one is chosen', async () => {
    const { rerender } = renderWithUi(<Kept />);
    await userEvent.type(here(), '09812345678');
    expect([here(), screen.getByRole('combobox')].map((field) => (field as HTMLInputElement).value)).toEqual([
      '09812345678',
      '',
    ]);
    expect(kept()).toBe('09812345678');
    rerender(<Kept country="IR" />);
    expect(kept()).toBe('+989812345678');
    expect(here()).toHaveValue('09812345678');
  });

  it('takes the code of the country that is chosen in it', async () => {
    renderWithUi(<Kept />);
    await userEvent.type(here(), '9812345678');
    await userEvent.type(screen.getByRole('combobox'), 'iran');
    await userEvent.click(screen.getByRole('option', { name: /Iran/ }));
    expect(kept()).toBe('+989812345678');
    expect(here()).toHaveValue('9812345678');
  });

  it.each([undefined, 'IR'])('takes a code that is typed sign by sign (country: %s)', async (country) => {
    renderWithUi(<Kept {...(country && { country })} />);
    await userEvent.type(here(), '+12125550100');
    expect(kept()).toBe('+12125550100');
    expect(screen.getByRole('combobox')).toHaveValue('United States');
    expect(here()).toHaveValue('2125550100');
  });

  it('can be typed into before the codes are there', async () => {
    const { rerender } = renderWithUi(<Kept country="US" listed={[]} />);
    await userEvent.type(here(), '9812345678');
    rerender(<Kept country="US" />);
    expect(kept()).toBe('+19812345678');
  });

  it('keeps a whole number that is changed before the codes are there', async () => {
    const { rerender } = renderWithUi(<Kept kept="+98912123456" country="US" listed={[]} />);
    await userEvent.type(here(), '7');
    expect(here()).toHaveValue('+989121234567');
    rerender(<Kept country="US" />);
    expect([kept(), (here() as HTMLInputElement).value]).toEqual(['+989121234567', '9121234567']);
  });

  it('leaves a kept number without a code as it is until it is changed', () => {
    renderWithUi(<Kept kept="0912 123" country="IR" />);
    expect(kept()).toBe('0912 123');
  });

  it('reads the digits of any script, and a whole number that is pasted', async () => {
    const handleChange = jest.fn();
    const Sample = () => {
      const [value, setValue] = useState('');
      const handle = (next: string) => {
        setValue(next);
        handleChange(next);
      };
      return <PhoneField label="Phone" codes={codes} defaultCountry="IR" value={value} onChange={handle} />;
    };
    renderWithUi(<Sample />);
    const input = screen.getByRole('textbox', { name: 'Phone' });
    await userEvent.type(input, '۰۹۱۲۱۲۳۴۵۶۷');
    expect(handleChange).toHaveBeenLastCalledWith('+989121234567');
    await userEvent.clear(input);
    await userEvent.click(input);
    await userEvent.paste('+1 (212) 555-0100');
    expect(handleChange).toHaveBeenLastCalledWith('+12125550100');
    expect(screen.getByRole('combobox')).toHaveValue('United States');
    expect(screen.queryByText('Only digits go here.')).toBeNull();
    await userEvent.type(input, 'ش');
    expect(screen.getByText('Only digits go here.')).toBeInTheDocument();
    expect(handleChange).toHaveBeenLastCalledWith('+12125550100');
    await userEvent.type(input, '1');
    expect(screen.queryByText('Only digits go here.')).toBeNull();
  });
});

const Birthday = ({ onChange }: { onChange: (value: string | null) => void }) => {
  const [value, setValue] = useState<string | null>('2026-11-21');
  const handleChange = (next: string | null) => {
    setValue(next);
    onChange(next);
  };
  return <DateField label="Date" value={value} onChange={handleChange} min="2026-11-05" max="2026-11-25" />;
};

const shown = () =>
  screen.getAllByRole('spinbutton').map((segment) => segment.textContent?.replace(/[\u2066-\u2069\u200E\u200F]/g, ''));

describe('DateField', () => {
  it('is one element, so that it takes one place in a grid', () => {
    renderWithUi(
      <div data-testid="grid">
        <DateField label="Date" value={null} onChange={jest.fn()} />
      </div>,
    );
    expect(screen.getByTestId('grid').childElementCount).toBe(1);
  });

  it.each([
    ['en-US' as const, ['11', '21', '2026']],
    ['fa-IR' as const, ['۱۴۰۵', '۰۸', '۳۰']],
    ['ar-EG' as const, ['٢١', '١١', '٢٠٢٦']],
  ])('shows the day in the calendar and digits of %s', (locale, parts) => {
    renderWithUi(<Birthday onChange={jest.fn()} />, { locale });
    expect([...shown()].sort()).toEqual([...parts].sort());
  });

  it('gives Gregorian days whatever calendar they were typed in', async () => {
    const handleChange = jest.fn();
    renderWithUi(<Birthday onChange={handleChange} />, { locale: 'fa-IR' });
    const day = screen.getAllByRole('spinbutton').find((segment) => segment.getAttribute('data-type') === 'day');
    await userEvent.click(day ?? document.body);
    await userEvent.keyboard('{ArrowDown}');
    expect(handleChange).toHaveBeenLastCalledWith('2026-11-20');
  });

  it('is empty once it is left with a part deleted', async () => {
    const handleChange = jest.fn();
    renderWithUi(<Birthday onChange={handleChange} />);
    const day = screen.getAllByRole('spinbutton').find((segment) => segment.getAttribute('data-type') === 'day');
    await userEvent.click(day ?? document.body);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await userEvent.click(document.body);
    expect(handleChange).toHaveBeenLastCalledWith(null);
  });

  it('is described in the words of the page', () => {
    renderWithUi(<Birthday onChange={jest.fn()} />, { locale: 'fa-IR' });
    const described = document.querySelectorAll('[aria-describedby]');
    // The field, its first segment and its calendar's button.
    expect(described).toHaveLength(3);
    for (const part of described) {
      expect(part).toHaveAccessibleDescription('روز انتخاب‌شده: شنبه ۳۰ آبان ۱۴۰۵');
    }
  });

  it('is empty for what is no day, as an address may say', () => {
    renderWithUi(<DateField label="From" value="never" onChange={jest.fn()} />);
    expect(screen.getByRole('group', { name: 'From' })).not.toHaveAttribute('aria-describedby');
  });

  it('opens a month in which the days out of bounds cannot be chosen', async () => {
    const handleChange = jest.fn();
    renderWithUi(<Birthday onChange={handleChange} />);
    await userEvent.click(screen.getByRole('button', { name: /calendar/i }));
    const month = screen.getByRole('grid');
    expect(within(month).getByRole('button', { name: /November 26/ })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(within(month).getByRole('button', { name: /November 12/ }));
    expect(handleChange).toHaveBeenLastCalledWith('2026-11-12');
  });

  it.each([
    ['en-US' as const, 'November 2026', 'Today, Saturday, November 21, 2026, chosen', 'Friday, November 20, 2026'],
    ['fa-IR' as const, 'آبان ۱۴۰۵', 'امروز، شنبه ۳۰ آبان ۱۴۰۵، انتخاب‌شده', 'جمعه ۲۹ آبان ۱۴۰۵'],
    ['ar-EG' as const, 'نوفمبر ٢٠٢٦', 'اليوم، السبت، ٢١ نوفمبر ٢٠٢٦، محدد', 'الجمعة، ٢٠ نوفمبر ٢٠٢٦'],
  ])('names the month and its days as people of %s do', async (locale, month, today, yesterday) => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 21, 12).getTime());
    renderWithUi(<Birthday onChange={jest.fn()} />, { locale });
    await userEvent.click(screen.getByRole('button', { name: /calendar|تقویم|التقويم/i }));
    expect(screen.getByText(month, { selector: 'p' })).toBeVisible();
    for (const name of [today, yesterday]) expect(screen.getByRole('button', { name })).toBeInTheDocument();
    now.mockRestore();
  });
});
