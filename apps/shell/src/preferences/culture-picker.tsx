import { useMemo } from 'react';
import { useCultures } from '@barg/session/reference';
import { Combobox, type PickerOption } from '@barg/ui-kit/pickers';
import { cultureNameIn, nativeCultureName, nativeName } from '@barg/ui-kit/names';
import { usePreferences } from './use-preferences.ts';

/** By their own names, so that everyone finds theirs; those with messages of their own come first. An address
 * may have asked for one that is not offered. */
const optionsFor = (reader: string, { offered, complete }: ReturnType<typeof useCultures>): PickerOption[] =>
  [...new Set([...offered, reader])].map((culture) => ({
    value: culture,
    label: complete.includes(culture) ? nativeName(culture) : nativeCultureName(culture),
    note: cultureNameIn(reader, culture),
    keywords: [culture, cultureNameIn('en', culture)],
  }));

interface CulturePickerProps {
  label: string;
  hideLabel?: boolean;
  onChosen?: () => void;
}

/** Every culture the site can be shown in, found by typing. Heavy: behind a lazy `import()`. */
export default function CulturePicker({ label, hideLabel, onChosen }: CulturePickerProps) {
  const { culture, chooseCulture } = usePreferences();
  const cultures = useCultures();
  const options = useMemo(() => optionsFor(culture, cultures), [culture, cultures]);
  const handleChange = (next: string | null): void => {
    if (next === null || next === culture) return;
    void chooseCulture(next);
    onChosen?.();
  };
  return <Combobox label={label} hideLabel={hideLabel} options={options} value={culture} onChange={handleChange} />;
}
