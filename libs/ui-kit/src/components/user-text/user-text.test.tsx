import { screen } from '@testing-library/react';
import { renderWithUi } from '../../testing/render-with-ui.tsx';
import { UserText, UserWords } from './user-text.tsx';

const textMarks = [{ pattern: /(?<!\S)@[a-z]+/g, hrefOf: (words: string) => `/people/${words.slice(1)}` }];

test('leads within the site and out of it, and shows markup as it is written', () => {
  renderWithUi(<UserText text={'@mahsa سلام https://example.com <img src=x onerror=alert(1)>'} />, { textMarks });
  expect(screen.getByRole('link', { name: '@mahsa' })).toHaveAttribute('href', '/people/mahsa');
  const outside = screen.getByRole('link', { name: 'https://example.com' });
  expect(outside).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  expect(outside).toHaveAttribute('target', '_blank');
  expect(outside.querySelector('bdi')).toHaveTextContent('https://example.com');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText(/<img src=x/)).toHaveAttribute('dir', 'rtl');
});

test('gives each line its own direction', () => {
  renderWithUi(<UserText text={'@mahsa سلام\nhello'} />, { textMarks });
  expect(screen.getByText('hello')).toHaveAttribute('dir', 'ltr');
  expect(screen.getByText(/سلام/)).toHaveAttribute('dir', 'rtl');
});

test('within a link nothing else leads anywhere, and marks are isolated still', () => {
  renderWithUi(<UserWords text="@mahsa سلام" isLinked={false} />, { textMarks });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByText('@mahsa').tagName).toBe('BDI');
  expect(screen.getByText('@mahsa').closest('[dir]')).toHaveAttribute('dir', 'rtl');
});
