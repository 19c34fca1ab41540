import { useMemo, useState } from 'react';
import type { PickerOption } from './option.ts';
import { createFilter, createOrder } from './search.ts';

/**
 * What finds options while somebody types: the filter and the rows for React Aria, and where the typed text goes.
 * @param chosen The label of the choice that stands in the field: that text is no search, and leaves the order as it is.
 */
export const useOptionSearch = (options: readonly PickerOption[], chosen?: string) => {
  const [typed, setTyped] = useState('');
  const filter = useMemo(() => createFilter(options), [options]);
  const order = useMemo(() => createOrder(options.map((option) => ({ ...option, id: option.value }))), [options]);
  const query = typed === chosen ? '' : typed;
  const items = useMemo(() => order(query), [order, query]);
  return { defaultItems: items, defaultFilter: filter, onInputChange: setTyped };
};
