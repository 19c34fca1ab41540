import { useUi } from '@barg/ui-kit';
import { useMemo } from 'react';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import { cityOptions, stateOptions, type CityEntry, type StateEntry } from './place-options.ts';
import { SuggestField, type SuggestFieldProps } from './suggest-field.tsx';

export type { CityEntry, StateEntry };
export type StateFieldProps = Omit<ComboboxProps, 'options'> & { states: readonly StateEntry[] };
export type CityFieldProps = Omit<SuggestFieldProps, 'options'> & { cities: readonly CityEntry[] };

/** A state of the chosen country, as its code. Pass the states of that country; without any the field is disabled. */
export const StateField = ({ states, isLoading, isDisabled, ...rest }: StateFieldProps) => {
  const { locale } = useUi();
  return (
    <Combobox
      autoComplete="address-level1"
      {...rest}
      isLoading={isLoading}
      isDisabled={isDisabled || (states.length === 0 && !isLoading)}
      options={useMemo(() => stateOptions(states, locale), [states, locale])}
    />
  );
};

/** A city's name: suggested from the state's list, or any other text, because no list is complete. */
export const CityField = ({ cities, ...rest }: CityFieldProps) => {
  const { locale } = useUi();
  return (
    <SuggestField
      autoComplete="address-level2"
      {...rest}
      options={useMemo(() => cityOptions(cities, locale), [cities, locale])}
    />
  );
};
