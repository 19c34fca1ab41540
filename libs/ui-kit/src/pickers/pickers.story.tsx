import { Stack } from '@barg/ui-kit';
import { useState } from 'react';
import type { Story } from '../../workshop/story.ts';
import {
  CityField,
  CountriesPicker,
  CountryPicker,
  DateField,
  LanguagesPicker,
  PhoneField,
  StateField,
} from './index.ts';

const region = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** All regions that the browser knows, in place of the API's list. */
const countries = letters
  .flatMap((first) => letters.map((second) => first + second))
  .flatMap((code) => {
    const name = region.of(code);
    const main = new Intl.Locale('und', { region: code }).maximize().language;
    const nativeName = new Intl.DisplayNames([main], { type: 'region' }).of(code);
    return name ? [{ code_2: code, name, nativeName }] : [];
  });
const codes = [
  { code_2: 'IR', name: 'Iran', nativeName: 'ایران', phoneCode: '98' },
  { code_2: 'DE', name: 'Germany', nativeName: 'Deutschland', phoneCode: '49' },
  { code_2: 'US', name: 'United States', nativeName: 'United States', phoneCode: '1' },
];
const languages = [
  { code: 'fa', name: 'Persian', nativeName: 'فارسی' },
  { code: 'ar', name: 'Arabic', nativeName: 'العربية' },
  { code: 'de', name: 'German', nativeName: 'Deutsch' },
];
const cities = Array.from({ length: 3000 }, (_, index) => ({ name: `City ${index + 1}` }));

const Countries = () => {
  const [one, setOne] = useState<string | null>('IR');
  const [many, setMany] = useState<string[]>(['IR', 'AF']);
  const [spoken, setSpoken] = useState<string[]>(['fa']);
  return (
    <Stack>
      <CountryPicker label="کشور" countries={countries} value={one} onChange={setOne} />
      <CountriesPicker label="Countries" countries={countries} value={many} onChange={setMany} />
      <LanguagesPicker label="زبان‌ها" languages={languages} value={spoken} onChange={setSpoken} />
    </Stack>
  );
};

const Places = () => {
  const [state, setState] = useState<string | null>(null);
  const [city, setCity] = useState('');
  return (
    <Stack>
      <StateField label="استان" states={[{ code: '26', name: 'Tehran' }]} value={state} onChange={setState} />
      <StateField label="State of a country without states" states={[]} value={null} onChange={setState} />
      <CityField label="City (3000)" cities={cities} value={city} onChange={setCity} help="Or write your own." />
    </Stack>
  );
};

const PhoneAndDay = () => {
  const [phone, setPhone] = useState('+989121234567');
  const [day, setDay] = useState<string | null>('2001-03-21');
  return (
    <Stack>
      <PhoneField label="شمارهٔ تلفن" codes={codes} value={phone} onChange={setPhone} help={phone} />
      <DateField label="تاریخ تولد" value={day} onChange={setDay} max="2008-11-21" help={day ?? '–'} />
      <DateField label="Empty" value={null} onChange={setDay} error="این فیلد لازم است." />
      <DateField label="Disabled" value="2026-11-21" onChange={setDay} isDisabled />
    </Stack>
  );
};

export const story: Story = {
  title: 'Pickers',
  states: { 'countries and languages': Countries, places: Places, 'phone and day': PhoneAndDay },
};
