import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { WindowedItem } from './windowed-item.tsx';

const list = (
  <ul>
    {['first', 'second', 'third'].map((id, index) => (
      <WindowedItem key={id} as="li" id={id} isFirst={index === 0}>
        Post {id}
      </WindowedItem>
    ))}
  </ul>
);

const heights = (root: Element): string[] =>
  [...root.querySelectorAll('li')].map(({ style }) => style.getPropertyValue('--place-height'));

/** As if the document before it had drawn all of them, and stored that. */
beforeEach(() => {
  const rows = ['first', 'second', 'third'].map((id, index) => [id, 432 + index]);
  sessionStorage.setItem('barg.row-heights', JSON.stringify([innerWidth, rows]));
});

test('takes over what the server drew as it is, and gives the rows their heights of before the reload', async () => {
  const root = document.createElement('div');
  root.append(document.createRange().createContextualFragment(renderToString(list)));
  expect(heights(root)).toEqual(['', '600px', '600px']);
  const [first] = root.querySelectorAll('li');
  const faults = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onRecoverableError = jest.fn();
  const hydrated = await act(async () => hydrateRoot(root, list, { onRecoverableError }));
  expect(faults).not.toHaveBeenCalled();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.querySelector('li')).toBe(first);
  expect(heights(root)).toEqual(['', '433px', '434px']);
  // However many were drawn before: the observer asks for those near the screen.
  expect(root).toHaveTextContent(/^Post first$/);
  act(() => hydrated.unmount());
  faults.mockRestore();
});
