import { screen } from '@testing-library/react';
import { safeAddress } from '@barg/ui-kit';
import { renderWithUi } from '@barg/ui-kit/testing';
import { Markdown } from './markdown.tsx';

describe('a page of the site’s own words', () => {
  it('shows headings below the title, lists and tables', () => {
    renderWithUi(<Markdown text={'# Rules\n\n- one\n- two\n\n| a | b |\n| - | - |\n| 1 | 2 |'} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Rules' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('cell', { name: '2' })).toBeVisible();
  });

  it('never lets HTML, pictures or scripts of a text into the page', () => {
    const text = '<script>x()</script><img src=x onerror=x()> ![p](https://e.example/p.png) <b>bold</b> words';
    const { container } = renderWithUi(<Markdown text={text} />);
    expect(container.querySelector('script, img, iframe, b')).toBeNull();
    expect(container.innerHTML).not.toContain('onerror');
  });

  it('follows links inside the site and to http(s), and no others', () => {
    const text = '[in](/contact) [out](https://e.example) [bad](javascript:alert(1)) [proxy](//evil.example)';
    renderWithUi(<Markdown text={text} />);
    expect(screen.getByRole('link', { name: 'in' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: 'out' })).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(screen.queryByRole('link', { name: 'bad' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'proxy' })).toBeNull();
  });
});

it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'vbscript:x', '', undefined])(
  'leads nowhere for %s',
  (href) => expect(safeAddress(href)).toBeNull(),
);
