import { renderHook } from '@testing-library/react';
import { useTypedStock } from './use-typed-stock.ts';

it('sends a number of pieces only where another one was typed', () => {
  const { result } = renderHook(() => useTypedStock(5));
  const { typed, saved } = result.current;
  expect(typed({ stock: 5, title: 'Bowl' })).toEqual({ title: 'Bowl' });
  expect(typed({ stock: 9, title: 'Bowl' })).toEqual({ stock: 9, title: 'Bowl' });
  saved({ stock: 9 });
  expect(typed({ stock: 9, title: 'Vase' })).toEqual({ title: 'Vase' });
  expect(typed({ stock: '', title: 'Vase' })).toEqual({ stock: '', title: 'Vase' });
});
