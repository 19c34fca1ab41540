import { useState } from 'react';
import { useAddressFilters } from '@barg/session/address-filters';
import { lastMonths } from '../components/months.ts';

/** The month of the books that a card shows, by the card's name in the address; without any, this one. */
export function useMonth(card: string) {
  const [months] = useState(() => lastMonths(new Date()));
  const [latest = ''] = months;
  const { get, set } = useAddressFilters();
  const month = months.find((known) => known === get(card)) ?? latest;
  return { months, month, onChange: (next: string) => set(card, next === latest ? '' : next) };
}
