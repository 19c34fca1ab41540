import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { z } from 'zod';
import { Checkbox, TextField } from '../fields/index.ts';
import { Form, SubmitButton, useZodForm } from '../forms/index.ts';
import { renderWithUi } from '../testing/render-with-ui.tsx';
import {
  CityField,
  Combobox,
  CountryPicker,
  DateField,
  FormCityField,
  FormCountryPicker,
  FormDateField,
  FormLanguagesPicker,
  FormPhoneField,
  FormTimeField,
  LanguagesPicker,
  StateField,
  TimeField,
} from './index.ts';
import type { CountryEntry } from './names.ts';
import { createFilter } from './search.ts';

const countries: CountryEntry[] = [
  { code_2: 'IR', code_3: 'IRN', name: 'Iran', nativeName: 'ایران' },
  { code_2: 'IQ', code_3: 'IRQ', name: 'Iraq', nativeName: 'العراق' },
  { code_2: 'DE', code_3: 'DEU', name: 'Germany', nativeName: 'Deutschland' },
  { code_2: 'CI', code_3: 'CIV', name: 'Ivory Coast', nativeName: 'Côte d’Ivoire' },
];
const languages = [
  { code: 'fa', name: 'Persian', nativeName: 'فارسی' },
  { code: 'de', name: 'German', nativeName: 'Deutsch' },
  { code: 'ps', name: 'Pashto', nativeName: 'پښتو' },
];

interface CountryProps {
  countries?: readonly CountryEntry[];
  onChange: (value: string | null) => void;
}

const Country = ({ countries: listed = countries, onChange }: CountryProps) => {
  const [value, setValue] = useState<string | null>(null);
  const handleChange = (next: string | null) => {
    setValue(next);
    onChange(next);
  };
  return <CountryPicker label="Country" countries={listed} value={value} onChange={handleChange} />;
};

const optionNames = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('CountryPicker', () => {
  it.each([
    ['germ', 'Germany'],
    ['ايران', 'Iran'],
    ['deutsch', 'Germany'],
    ['cote', 'Côte d’Ivoire'],
    ['IQ', 'Iraq'],
  ])('finds by "%s"', async (typed, name) => {
    const handleChange = jest.fn();
    renderWithUi(<Country onChange={handleChange} />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Country' }), `${typed}{ArrowDown}{Enter}`);
    expect(screen.getByRole('combobox')).toHaveValue(name);
    expect(handleChange).toHaveBeenLastCalledWith(
      countries.find(({ code_2 }) => code_2 === handleChange.mock.lastCall[0])?.code_2,
    );
  });

  it('comes out from under the bars of a phone when it is focused, and not with the first letter', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    renderWithUi(<Country onChange={jest.fn()} />);
    const field = screen.getByRole('combobox');
    await userEvent.click(field);
    expect(scroll.mock.contexts).toEqual([field]);
    expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
    await userEvent.keyboard('ir');
    expect(scroll.mock.contexts.filter((element) => element === field)).toHaveLength(1);
    scroll.mockRestore();
  });

  it('shows what there is to choose when it is pressed, and nothing when the keyboard comes to it', async () => {
    renderWithUi(<Country onChange={jest.fn()} />);
    await userEvent.tab();
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('combobox'));
    expect(optionNames()).toHaveLength(countries.length);
  });

  it('takes two letters as a beginning only', async () => {
    renderWithUi(<Country onChange={jest.fn()} />);
    await userEvent.type(screen.getByRole('combobox'), 'ir');
    expect(optionNames()).toEqual(['Iranایران', 'Iraqالعراق']);
  });

  it('has the country whose name begins so before one with a later word that does', async () => {
    const handleChange = jest.fn();
    const lands = [
      { code_2: 'BQ', code_3: 'BES', name: 'Caribbean Netherlands', nativeName: 'Caribisch Nederland' },
      { code_2: 'NL', code_3: 'NLD', name: 'Netherlands', nativeName: 'Nederland' },
    ];
    renderWithUi(<Country countries={lands} onChange={handleChange} />);
    const input = screen.getByRole('combobox');
    await userEvent.type(input, 'neth');
    expect(optionNames()).toEqual(['NetherlandsNederland', 'Caribbean NetherlandsCaribisch Nederland']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(handleChange).toHaveBeenLastCalledWith('NL');
    expect(input).toHaveValue('Netherlands');
    await userEvent.click(input);
    expect(optionNames()).toEqual(['Caribbean NetherlandsCaribisch Nederland', 'NetherlandsNederland']);
  });

  it('names and sorts countries in the language of the page', async () => {
    renderWithUi(<Country onChange={jest.fn()} />, { locale: 'fa-IR' });
    await userEvent.type(screen.getByRole('combobox'), '{ArrowDown}');
    expect(optionNames()).toEqual(['آلمانDeutschland', 'ایران', 'ساحل عاجCôte d’Ivoire', 'عراقالعراق']);
  });

  it('keeps the choice when what was typed fits nothing, and loses it when the field is emptied', async () => {
    const handleChange = jest.fn();
    renderWithUi(<Country onChange={handleChange} />);
    const input = screen.getByRole('combobox');
    await userEvent.type(input, 'iran{ArrowDown}{Enter}');
    await userEvent.type(input, 'zzz');
    expect(screen.getByText('Nothing found')).toBeInTheDocument();
    await userEvent.tab();
    expect(input).toHaveValue('Iran');
    await userEvent.clear(input);
    await userEvent.tab();
    expect(handleChange).toHaveBeenLastCalledWith(null);
  });
});

const Languages = ({ onChange = () => undefined }: { onChange?: (value: string[]) => void }) => {
  const [value, setValue] = useState<string[]>(['de']);
  const handleChange = (next: string[]) => {
    setValue(next);
    onChange(next);
  };
  return <LanguagesPicker label="Languages" languages={languages} value={value} onChange={handleChange} max={2} />;
};

describe('LanguagesPicker', () => {
  it('adds by keyboard, up to the most that fit, and removes by a button', async () => {
    const handleChange = jest.fn();
    renderWithUi(<Languages onChange={handleChange} />);
    const input = screen.getByRole('combobox', { name: 'Languages' });
    await userEvent.type(input, 'پښتو{ArrowDown}{Enter}');
    expect(handleChange).toHaveBeenLastCalledWith(['de', 'ps']);
    await userEvent.type(input, 'persian{ArrowDown}{Enter}');
    expect(handleChange).toHaveBeenLastCalledWith(['de', 'ps']);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Remove German' }));
    expect(handleChange).toHaveBeenLastCalledWith(['ps']);
    expect(within(screen.getByRole('list', { name: 'Languages' })).getAllByRole('listitem')).toHaveLength(1);
  });

  it('keeps what is being typed, and the list below it, when the page around it is drawn anew', async () => {
    const picker = () => (
      <LanguagesPicker label="Languages" languages={languages} value={chosen} onChange={jest.fn()} />
    );
    const chosen = ['de'];
    const { rerender } = renderWithUi(picker());
    const input = screen.getByRole('combobox', { name: 'Languages' });
    await userEvent.type(input, 'pers');
    rerender(picker());
    expect(input).toHaveValue('pers');
    expect(optionNames()).toEqual(['Persianفارسی']);
  });
});

describe('StateField and CityField', () => {
  it('disables the state of a country that has none', () => {
    renderWithUi(<StateField label="State" states={[]} value={null} onChange={jest.fn()} />);
    expect(screen.getByRole('combobox', { name: 'State' })).toBeDisabled();
  });

  it('names places in the script that the reader reads, and finds them by either name', async () => {
    const states = [
      { code: '26', name: 'Tehran', nativeName: 'تهران' },
      { code: '07', name: 'Fars', nativeName: 'فارس' },
    ];
    const field = <StateField label="State" states={states} value="07" onChange={jest.fn()} />;
    const { unmount } = renderWithUi(field, { locale: 'ar-EG' });
    expect(screen.getByRole('combobox')).toHaveValue('فارس');
    unmount();
    renderWithUi(field);
    const input = screen.getByRole('combobox', { name: 'State' });
    expect(input).toHaveValue('Fars');
    await userEvent.clear(input);
    await userEvent.type(input, 'تهران');
    expect(screen.getByRole('option', { name: /Tehran/ })).toBeInTheDocument();
  });

  it('has an arrow only where there is something to open', () => {
    const city = (cities: Array<{ name: string }>, isLoading = false) => (
      <CityField label="City" cities={cities} isLoading={isLoading} value="" onChange={jest.fn()} />
    );
    const { rerender } = renderWithUi(city([]));
    expect(screen.queryByRole('button')).toBeNull();
    rerender(city([], true));
    expect(screen.getByRole('button')).toBeInTheDocument();
    rerender(city([{ name: 'Shiraz' }]));
    expect(screen.getByRole('button')).toBeInTheDocument();
  });

  it('takes a city that no list knows', async () => {
    const City = () => {
      const [value, setValue] = useState('');
      return <CityField label="City" cities={[{ name: 'Shiraz' }]} value={value} onChange={setValue} />;
    };
    renderWithUi(<City />);
    const input = screen.getByRole('combobox', { name: 'City' });
    await userEvent.type(input, 'Abyaneh');
    await userEvent.tab();
    expect(input).toHaveValue('Abyaneh');
    await userEvent.clear(input);
    await userEvent.type(input, 'shi{ArrowDown}{Enter}');
    expect(input).toHaveValue('Shiraz');
  });
});

describe('options that come after the person has typed', () => {
  const states = [{ code: '26', name: 'Tehran', nativeName: 'تهران' }];
  const Place = ({
    kind,
    options,
    isLoading,
  }: {
    kind: 'state' | 'city';
    options: typeof states;
    isLoading: boolean;
  }) => {
    const [value, setValue] = useState('');
    const [code, setCode] = useState<string | null>(null);
    return kind === 'city' ? (
      <CityField label="Place" cities={options} isLoading={isLoading} value={value} onChange={setValue} />
    ) : (
      <Combobox
        label="Place"
        options={options.map(({ code, name }) => ({ value: code, label: name }))}
        isLoading={isLoading}
        value={code}
        onChange={setCode}
      />
    );
  };
  const option = () => screen.queryByRole('option', { name: /Tehran/ });

  it.each([
    ['city', false],
    ['city', true],
    ['state', false],
    ['state', true],
  ] as const)('are shown when they come (%s, known to be on their way: %s)', async (kind, isLoading) => {
    const { rerender } = renderWithUi(<Place kind={kind} options={[]} isLoading={isLoading} />);
    await userEvent.type(screen.getByRole('combobox'), 'teh');
    rerender(<Place kind={kind} options={[]} isLoading />);
    expect(option()).toBeNull();
    rerender(<Place kind={kind} options={states} isLoading={false} />);
    await waitFor(() => expect(option()).toBeInTheDocument());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('combobox')).toHaveValue('Tehran');
    expect(option()).toBeNull();
  });

  it.each([
    ['the list was closed meanwhile', true, '{Escape}'],
    ['the field was emptied', false, '{Backspace}'],
    ['the field was left', false, '{Tab}'],
  ])('open nothing when %s', async (_, isLoading, key) => {
    const { rerender } = renderWithUi(<Place kind="city" options={[]} isLoading={isLoading} />);
    await userEvent.type(screen.getByRole('combobox'), 't');
    await userEvent.keyboard(key);
    rerender(<Place kind="city" options={states} isLoading={false} />);
    expect(screen.queryByRole('listbox')).toBeNull();
    rerender(<Place kind="city" options={[...states]} isLoading={false} />);
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});

describe('in a form', () => {
  const schema = z.object({ country: z.string().length(2), languages: z.array(z.string()).min(1) });
  const Sample = ({ onSubmit }: { onSubmit: (values: z.output<typeof schema>) => Promise<void> }) => {
    const form = useZodForm(schema, { defaultValues: { languages: [] } });
    return (
      <Form form={form} onSubmit={onSubmit}>
        <FormCountryPicker name="country" label="Country" countries={countries} />
        <FormLanguagesPicker name="languages" label="Languages" languages={languages} />
        <SubmitButton>Save</SubmitButton>
      </Form>
    );
  };

  it('shows what is missing and sends what was picked', async () => {
    const handleSubmit = jest.fn(() => Promise.resolve());
    renderWithUi(<Sample onSubmit={handleSubmit} />);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('combobox', { name: 'Country' })).toBeInvalid();
    await userEvent.type(screen.getByRole('combobox', { name: 'Country' }), 'iran{ArrowDown}{Enter}');
    await userEvent.type(screen.getByRole('combobox', { name: 'Languages' }), 'fa{ArrowDown}{Enter}{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(handleSubmit.mock.lastCall).toEqual([{ country: 'IR', languages: ['fa'] }]);
  });

  it('says beside its label that a picker may stay empty, and leaves its name alone', () => {
    const fields = {
      ...{ country: z.string().nullable().pipe(z.string()), city: z.string().min(1), state: z.string() },
      ...{ languages: z.array(z.string()), day: z.string().nullable(), time: z.string(), phone: z.string() },
    };
    const Place = () => (
      <Form form={useZodForm(z.object(fields))} onSubmit={jest.fn()}>
        <FormCountryPicker name="country" label="Country" countries={countries} />
        <FormCityField name="state" label="State" cities={[]} />
        <FormCityField name="city" label="City" cities={[]} />
        <FormLanguagesPicker name="languages" label="Languages" languages={languages} />
        <FormDateField name="day" label="Day" help="Of birth." />
        <FormTimeField name="time" label="Time" help="Of day." />
        <FormPhoneField name="phone" label="Phone" codes={[]} />
      </Form>
    );
    renderWithUi(<Place />);
    const of = (name: string) => screen.getByRole('combobox', { name });
    for (const name of ['Country', 'City']) expect(of(name)).not.toHaveAccessibleDescription();
    for (const name of ['State', 'Languages']) expect(of(name)).toHaveAccessibleDescription('optional');
    expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveAccessibleDescription('optional');
    expect(screen.getByRole('group', { name: 'Day' })).toHaveAccessibleDescription('optional Of birth.');
    expect(screen.getByRole('group', { name: 'Time' })).toHaveAccessibleDescription(/optional/);
    expect(screen.getAllByText('optional')).toHaveLength(5);
  });

  it('keeps room for its label where the focus is scrolled to, as every field does', () => {
    renderWithUi(
      <>
        <TextField label="Text" />
        <Combobox label="One" options={[]} value={null} onChange={jest.fn()} />
        <DateField label="Day" value={null} onChange={jest.fn()} />
        <TimeField label="Time" value="" onChange={jest.fn()} />
        <Checkbox label="Agreed" />
      </>,
    );
    const roomOf = (element: HTMLElement) => getComputedStyle(element).getPropertyValue('scroll-margin-block');
    const room = roomOf(screen.getByRole('textbox'));
    expect(room).toContain('24px');
    for (const element of ['combobox', 'checkbox', 'spinbutton'].flatMap((role) => screen.getAllByRole(role)))
      expect(roomOf(element)).toBe(room);
  });
});

it.each(['98', '۹۸', '٩٨', '+۹۸', '\u202A+98\u202C'])(
  'finds a calling code by the digits of any keyboard: %s',
  (typed) => {
    const fits = createFilter([{ value: 'IR', label: 'ایران', keywords: ['98', '+98'] }]);
    expect(fits('ایران', typed)).toBe(true);
    expect(fits('ایران', '۹۹')).toBe(false);
  },
);
