import { act, screen } from '@testing-library/react';
import { storeHere, uiSlice } from '@barg/session';
import { renderCommerce } from '../../testing/render-commerce.tsx';
import { DayFields } from './filter-bar.tsx';

const mockFetched = jest.fn();
jest.mock('./day-fields.tsx', () => {
  mockFetched();
  return { __esModule: true, default: () => <input aria-label="From" /> };
});

// The only one of this file: a page starts once.
test('the calendar is fetched when the first screen is there, and not beside it', async () => {
  renderCommerce(<DayFields filters={{ get: () => '', set: () => undefined, setAll: () => undefined }} />);
  await act(async () => undefined);
  expect(mockFetched).not.toHaveBeenCalled();
  act(() => void storeHere().dispatch(uiSlice.actions.initialLoadingFinished()));
  expect(await screen.findByRole('textbox', { name: 'From' })).toBeVisible();
  expect(mockFetched).toHaveBeenCalledTimes(1);
});
