import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField, TextArea, TextField } from '../../fields/index.ts';
import { renderWithUi } from '../../testing/render-with-ui.tsx';
import { Heading, ListRow, UserLine } from '../../index.ts';

const textMarks = [
  { pattern: /(?<!\S)@[a-z]+/g, hrefOf: (words: string) => `/people/${words.slice(1)}` },
  { pattern: /(?<!\S)#\p{L}+/gu, hrefOf: (words: string) => `/t/${words}`, isWord: true },
];

test.each([
  ['@mahsa نقاشی', 'rtl'],
  ['https://example.com نقاشی', 'rtl'],
  ['#clay گل', 'rtl'],
  ['Blue آبی', 'ltr'],
  ['#آبی', 'rtl'],
  ['2026', null],
])('a title %j', (text, dir) => {
  renderWithUi(<UserLine as={Heading} level={1} text={text} />, { textMarks });
  const heading = screen.getByRole('heading', { level: 1, name: text });
  expect(heading.getAttribute('dir')).toBe(dir);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('names and addresses of a title are held apart, and its lines stand in one', () => {
  renderWithUi(<UserLine as="li" text={'@mahsa\nنقاشی https://example.com'} />, { textMarks });
  const item = screen.getByRole('listitem');
  expect(item).toHaveTextContent('@mahsa نقاشی https://example.com');
  expect([...item.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([
    '@mahsa',
    'https://example.com',
  ]);
});

test('a sentence is not turned by the name that was filled into it', () => {
  renderWithUi(<ListRow title={'\u2068Mahsa\u2069 را مسدود کردید'} subtitle={'\u2068مهسا\u2069 is live'} />);
  expect(screen.getByText(/مسدود/)).toHaveAttribute('dir', 'rtl');
  expect(screen.getByText(/is live/)).toHaveAttribute('dir', 'ltr');
});

const Line = ({ kind }: { kind: 'field' | 'search' | 'area' }) => {
  const [text, setText] = useState('');
  if (kind === 'search') return <SearchField label="Words" value={text} onChange={setText} />;
  if (kind === 'area') return <TextArea label="Words" value={text} onChange={(event) => setText(event.target.value)} />;
  return <TextField label="Words" value={text} onChange={(event) => setText(event.target.value)} />;
};

test.each(['field', 'search', 'area'] as const)('what is typed into a %s runs as it will be read', async (kind) => {
  renderWithUi(<Line kind={kind} />, { textMarks });
  const input = screen.getByLabelText('Words', { selector: 'input, textarea' });
  expect(input).toHaveAttribute('dir', 'auto');
  await userEvent.type(input, '@mahsa ');
  expect(input).toHaveAttribute('dir', 'auto');
  await userEvent.type(input, 'سلام');
  expect(input).toHaveAttribute('dir', 'rtl');
});

test('lines of several directions are left to the browser, which tells them apart', async () => {
  renderWithUi(<Line kind="area" />, { textMarks });
  const area = screen.getByLabelText('Words');
  await userEvent.type(area, '@mahsa سلام{Enter}');
  expect(area).toHaveAttribute('dir', 'rtl');
  await userEvent.type(area, 'hello');
  expect(area).toHaveAttribute('dir', 'auto');
});
