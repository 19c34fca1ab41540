import { screen } from '@testing-library/react';
import { renderFeed } from '../../testing/render-feed.tsx';
import { RichText } from './rich-text.tsx';

test('leads to profiles, to the search and out of the site, and shows markup as it is written', () => {
  renderFeed(<RichText text={'@mahsa.art #آبی https://example.com <img src=x onerror=alert(1)>'} />);
  expect(screen.getByRole('link', { name: '@mahsa.art' })).toHaveAttribute('href', '/mahsa.art');
  expect(screen.getByRole('link', { name: '#آبی' })).toHaveAttribute(
    'href',
    `/explore?q=${encodeURIComponent('#آبی')}`,
  );
  const outside = screen.getByRole('link', { name: 'https://example.com' });
  expect(outside).toHaveAttribute('rel', 'noopener nofollow ugc');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText(/<img src=x/)).toBeInTheDocument();
});
