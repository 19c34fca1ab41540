import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useOfferedFiles } from './use-offered-files.ts';

const picture = new File(['bytes'], 'palette.jpg', { type: 'image/jpeg' });
const taken: string[][] = [];

const Page = () => {
  useOfferedFiles((files) => taken.push(files.map(({ name }) => name)));
  return <textarea aria-label="Words" />;
};

beforeEach(() => void taken.splice(0));

/** Whether the browser is left to do what it does with it by itself. */
const isLeftAlone = (kind: 'dragOver' | 'drop', dataTransfer: object): boolean =>
  fireEvent(document.body, createEvent[kind](document.body, { dataTransfer }));

test('files that are dragged over the page may be dropped anywhere, and are taken instead of shown', () => {
  render(<Page />);
  expect(isLeftAlone('dragOver', { types: ['Files'] })).toBe(false);
  expect(isLeftAlone('drop', { types: ['Files'], files: [picture, picture] })).toBe(false);
  expect(taken).toEqual([['palette.jpg', 'palette.jpg']]);
});

test('words that are dragged stay what they are', () => {
  render(<Page />);
  expect(isLeftAlone('dragOver', { types: ['text/plain'] })).toBe(true);
  expect(isLeftAlone('drop', { types: ['text/plain'], files: [] })).toBe(true);
  expect(taken).toEqual([]);
});

test('a pasted picture is taken wherever one writes, pasted words are not', () => {
  render(<Page />);
  const field = screen.getByLabelText('Words');
  expect(fireEvent.paste(field, { clipboardData: { types: ['Files'], files: [picture] } })).toBe(false);
  expect(fireEvent.paste(field, { clipboardData: { types: ['text/plain'], files: [] } })).toBe(true);
  // An office program adds a picture of the words.
  const types = ['text/plain', 'text/html', 'Files'];
  expect(fireEvent.paste(field, { clipboardData: { types, files: [picture] } })).toBe(true);
  expect(taken).toEqual([['palette.jpg']]);
});

test('nothing is taken once the page is left', () => {
  const { unmount } = render(<Page />);
  unmount();
  expect(isLeftAlone('drop', { types: ['Files'], files: [picture] })).toBe(true);
  expect(taken).toEqual([]);
});
