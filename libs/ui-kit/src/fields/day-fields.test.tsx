import { screen } from '@testing-library/react';
import { renderWithUi } from '@barg/ui-kit/testing';
import { DayRangeFilter } from './day-fields.tsx';

const comesAlong = () => {
  throw new Error('A list or a form was fetched for a day');
};
jest.mock('react-aria-components/ComboBox', () => comesAlong());
jest.mock('@barg/ui-kit/forms', () => comesAlong());

it('fetches days without lists and forms', async () => {
  const { container } = renderWithUi(
    <DayRangeFilter fromLabel="From" toLabel="To" from="2026-11-21" to="" onChange={() => undefined} />,
    { locale: 'en-US' },
  );
  expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(2);
  expect(await screen.findByRole('group', { name: /From/ })).toBeVisible();
  expect(screen.getByRole('group', { name: /To/ })).toBeVisible();
});
