import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from '@barg/runtime/router';
import { MemoryRouter } from '@barg/runtime/testing';
import { useOwnAddress } from './own-address.ts';

function Site() {
  useOwnAddress();
  return <Link to="/posts/2?tab=x">On</Link>;
}

const open = (): void =>
  void render(<Site />, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/posts/1']}>{children}</MemoryRouter>,
  });
const link = (): HTMLLinkElement | null => document.querySelector('link[rel=canonical]');

afterEach(() => link()?.remove());

test('the page keeps the address that it came with, and takes that of the page one goes on to', async () => {
  const came = Object.assign(document.createElement('link'), { rel: 'canonical' });
  came.href = 'https://barg.example/posts/1?locale=en-US';
  document.head.append(came);
  open();
  expect(link()?.href).toBe('https://barg.example/posts/1?locale=en-US');
  await userEvent.click(screen.getByText('On'));
  expect(link()?.href).toBe('https://barg.example/posts/2');
});

test('a page without one gets none', async () => {
  open();
  await userEvent.click(screen.getByText('On'));
  expect(link()).toBeNull();
});
