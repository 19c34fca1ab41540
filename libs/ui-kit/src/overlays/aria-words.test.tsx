import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dictionary } from 'react-aria-components/i18n';
import { Combobox, DateField } from '../pickers/index.ts';
import { renderWithUi } from '../testing/render-with-ui.tsx';
import { Menu } from './menu/menu.tsx';
import { ARIA_WORDS } from './aria-words.ts';

/** Messages of what the kit does not have: ranges of days, other parts of a date, tables, colours, dropping. */
const OF_OTHERS = /range(?!Under|Over)|startDate|endDate|weekday|second|timeZoneName|^table|^color|^drop/i;

const fruits = ['سیب', 'انار', 'به'].map((name) => ({ value: name, label: name }));

it('every message of a used package is there, so that none is missing when it is asked for', () => {
  // By package, although its type says by message.
  const shipped = Object.entries<object | string>(dictionary.getStringsForLocale('en-US'));
  for (const [name, messages] of Object.entries(ARIA_WORDS)) {
    const needed = Object.keys(new Map(shipped).get(name) ?? {}).filter((message) => !OF_OTHERS.test(message));
    expect([name, Object.keys(messages).sort()]).toEqual([name, needed.sort()]);
  }
});

it.each([
  ['fa-IR' as const, 'خالی'],
  ['ar-EG' as const, 'فارغ'],
  ['en-US' as const, 'Empty'],
])('an empty date is read out in the words of %s', (locale, empty) => {
  renderWithUi(<DateField label="Day" value={null} onChange={jest.fn()} />, { locale });
  for (const part of screen.getAllByRole('spinbutton')) expect(part).toHaveAttribute('aria-valuetext', empty);
});

it('how many options there are is announced in the words and digits of the page', async () => {
  renderWithUi(<Combobox label="میوه" options={fruits} value={null} onChange={jest.fn()} />, { locale: 'fa-IR' });
  await userEvent.click(screen.getByRole('button', { name: /نمایش پیشنهادها/ }));
  expect(await screen.findByText('۳ پیشنهاد.')).toBeInTheDocument();
  expect(screen.getByRole('listbox', { name: /پیشنهادها/ })).toBeVisible();
});

it('the button that closes a menu for screen readers is named by the page', async () => {
  renderWithUi(<Menu label="کارها" items={[{ id: 'copy', label: 'رونوشت', onSelect: jest.fn() }]} />, {
    locale: 'fa-IR',
  });
  await userEvent.click(screen.getByRole('button', { name: 'کارها' }));
  expect(await screen.findAllByRole('button', { name: 'بستن', hidden: true })).not.toHaveLength(0);
});

it('a copy of React Aria that a remote brings keeps its own words', () => {
  renderWithUi(<DateField label="Day" value={null} onChange={jest.fn()} />, { locale: 'fa-IR' });
  expect(window).not.toHaveProperty([Symbol.for('react-aria.i18n.strings')]);
});
