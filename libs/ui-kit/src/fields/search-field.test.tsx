import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithUi } from '../testing/render-with-ui.tsx';
import { SearchField } from './search-field.tsx';

const field = () => screen.getByRole<HTMLInputElement>('searchbox');

test('finds its words by the browser alone where a page of its own finds them', () => {
  renderWithUi(<SearchField label="Search" value="leaf" onChange={jest.fn()} action="/explore" />);
  const form = screen.getByRole<HTMLFormElement>('search');
  expect(form).toHaveAttribute('action', '/explore');
  expect([...new FormData(form)]).toEqual([['q', 'leaf']]);
});

test('else has the browser do nothing: the page would be loaded anew, without the words', () => {
  renderWithUi(<SearchField label="Search" value="leaf" onChange={jest.fn()} />);
  expect(screen.getByRole('search')).toHaveAttribute('method', 'dialog');
});

test('searches for what stands in the field, also where it was not told of it', async () => {
  const onSubmit = jest.fn();
  renderWithUi(<SearchField label="Search" value="" onChange={jest.fn()} onSubmit={onSubmit} action="/explore" />);
  field().defaultValue = 'leaf ';
  await userEvent.type(field(), '{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('leaf');
});

test('is a landmark that says what is searched, among others on the page', () => {
  renderWithUi(<SearchField label="Search in orders" value="" onChange={jest.fn()} />);
  expect(screen.getByRole('search', { name: 'Search in orders' })).toBeInTheDocument();
});
