import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithUi } from '../testing/render-with-ui.tsx';
import { DayFilter, DayRangeFilter } from './index.ts';

const asked = jest.fn();

/** A list whose address is drawn when its router has time, and which leads back to all. */
const List = ({ start = { from: '', to: '' } }) => {
  const [days, setDays] = useState(start);
  const handleChange = (next: typeof start) => {
    asked(next);
    setTimeout(() => setDays(next), 20);
  };
  return (
    <>
      <DayRangeFilter fromLabel="From" toLabel="To" {...days} onChange={handleChange} />
      <button onClick={() => setDays({ from: '', to: '' })}>Show all</button>
    </>
  );
};

const part = (field: 'From' | 'To', type: string) =>
  screen
    .getAllByRole('spinbutton', { name: new RegExp(field) })
    .find((segment) => segment.getAttribute('data-type') === type) ?? document.body;
const group = (name: string) => screen.getByRole('group', { name });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

let user: ReturnType<typeof userEvent.setup>;
const type = async (field: 'From' | 'To', figures: string) => {
  await user.click(part(field, 'month'));
  await user.keyboard(figures);
};

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockReset();
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
});
afterEach(() => jest.useRealTimers());

it('asks once for a day that was typed, when the writer pauses', async () => {
  renderWithUi(<List />);
  await type('From', '11212026');
  expect(asked).not.toHaveBeenCalled();
  await pass(600);
  expect(asked.mock.calls).toEqual([[{ from: '2026-11-21', to: '' }]]);
  expect(part('From', 'year')).toHaveTextContent('2026');
});

it('never asks for a year that is half typed, however slowly, and says so once the field is left', async () => {
  renderWithUi(<List />);
  await type('From', '1121');
  for (const figure of '202') {
    await user.keyboard(figure);
    await pass(600);
  }
  expect(asked).not.toHaveBeenCalled();
  await user.click(document.body);
  expect(asked).not.toHaveBeenCalled();
  expect(group('From')).toHaveAccessibleDescription(/Type the whole year\./);
});

it('asks at once when the field is left', async () => {
  renderWithUi(<List />);
  await type('From', '11212026');
  await user.click(document.body);
  expect(asked.mock.calls).toEqual([[{ from: '2026-11-21', to: '' }]]);
});

it('tells that a range ends before it begins, and asks for it once it is mended', async () => {
  renderWithUi(<List start={{ from: '2026-11-21', to: '' }} />);
  await type('To', '11202026');
  await pass(600);
  expect(group('To')).toHaveAccessibleDescription(/The last day must not come before the first\./);
  expect(asked).not.toHaveBeenCalled();
  await type('To', '1122');
  await user.click(document.body);
  expect(asked.mock.calls).toEqual([[{ from: '2026-11-21', to: '2026-11-22' }]]);
});

it('shows what the list is narrowed down by after a way back', async () => {
  renderWithUi(<List start={{ from: '2026-11-21', to: '' }} />);
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await pass(600);
  expect(part('From', 'day')).toHaveAttribute('data-placeholder');
  expect(asked).not.toHaveBeenCalled();
});

it('empties one day once a part of it is deleted and the field is left', async () => {
  const handleChange = jest.fn();
  renderWithUi(<DayFilter label="From" value="2026-11-21" onChange={handleChange} />);
  await user.click(part('From', 'day'));
  await user.keyboard('{Backspace}{Backspace}');
  await user.click(document.body);
  expect(handleChange.mock.calls).toEqual([['']]);
});
