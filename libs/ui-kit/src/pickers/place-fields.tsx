import { useMemo } from 'react';
import { Combobox, type ComboboxProps } from './combobox.tsx';
import type { PickerOption } from './option.ts';
import { SuggestField, type SuggestFieldProps } from './suggest-field.tsx';

/** A state or province as the API lists it. */
export interface StateEntry {
  code: string;
  name: string;
}

/** A city as the API lists it. */
export interface CityEntry {
  name: string;
}

const stateOptions = (states: readonly StateEntry[]): PickerOption[] =>
  states.map(({ code, name }) => ({ value: code, label: name }));

/** Cities of one name in one country are told apart by nothing that a form keeps: each name stands once. */
const cityOptions = (cities: readonly CityEntry[]): PickerOption[] =>
  [...new Set(cities.map(({ name }) => name))].map((name) => ({ value: name, label: name }));

export type StateFieldProps = Omit<ComboboxProps, 'options'> & { states: readonly StateEntry[] };
export type CityFieldProps = Omit<SuggestFieldProps, 'options'> & { cities: readonly CityEntry[] };

/** A state of the chosen country, as its code. Pass the states of that country; without any the field is disabled. */
export const StateField = ({ states, isLoading, isDisabled, ...rest }: StateFieldProps) => (
  <Combobox
    autoComplete="address-level1"
    {...rest}
    isLoading={isLoading}
    isDisabled={isDisabled || (states.length === 0 && !isLoading)}
    options={useMemo(() => stateOptions(states), [states])}
  />
);

/** A city by its name: suggested from the list of the state, or written, for no list has all of them. */
export const CityField = ({ cities, ...rest }: CityFieldProps) => (
  <SuggestField autoComplete="address-level2" {...rest} options={useMemo(() => cityOptions(cities), [cities])} />
);
