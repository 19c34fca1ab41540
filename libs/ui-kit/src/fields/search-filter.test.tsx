import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithUi } from '../testing/render-with-ui.tsx';
import { SearchFilter } from './search-filter.tsx';

const asked = jest.fn();

/** A list whose address leads back to an earlier search, or to none. */
const List = () => {
  const [words, setWords] = useState('brush');
  const handleChange = (next: string) => {
    asked(next);
    setWords(next);
  };
  return (
    <>
      <SearchFilter label="Search" value={words} onChange={handleChange} />
      <button onClick={() => setWords('brush')}>Back</button>
      <button onClick={() => setWords('brushes')}>Forward</button>
      <button onClick={() => setWords('')}>Clear all</button>
    </>
  );
};

const field = () => screen.getByRole('searchbox', { name: 'Search' });

beforeEach(() => asked.mockReset());

it('asks once for what was written, when the writer pauses', async () => {
  renderWithUi(<List />);
  await userEvent.type(field(), 'es of 1890');
  expect(asked).not.toHaveBeenCalled();
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(asked).toHaveBeenCalledWith('brushes of 1890');
});

it('asks at once by Enter', async () => {
  renderWithUi(<List />);
  await userEvent.type(field(), 'es{Enter}');
  expect(asked).toHaveBeenCalledWith('brushes');
});

it.each([
  ['Back', 'brush'],
  ['Clear all', ''],
])('shows what the list is narrowed down by after "%s"', async (button, words) => {
  renderWithUi(<List />);
  await userEvent.type(field(), 'es{Enter}');
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(field()).toHaveValue(words);
});

it('follows the way back and forward again', async () => {
  renderWithUi(<List />);
  await userEvent.type(field(), 'es{Enter}');
  for (const [button, words] of [
    ['Back', 'brush'],
    ['Forward', 'brushes'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(field()).toHaveValue(words);
  }
});
