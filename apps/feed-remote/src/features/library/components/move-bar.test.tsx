import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LibraryItem, MoveLibraryItemsBody } from '@barg/api-client/models';
import { stubError, stubHttp, testUser } from '@barg/session/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { samplePerformer } from '../../../testing/samples.ts';
import { FolderBar } from './folder-bar.tsx';
import { MoveBar } from './move-bar.tsx';

const kept = (number: number): LibraryItem => ({
  _id: `item-${number}`,
  type: 'feed',
  performer: samplePerformer(),
  title: `Thing ${number}`,
  isLocked: false,
  lockReason: null,
  price: 0,
  picture: null,
  photoCount: 0,
  bookmarkedAt: '2026-11-20T10:00:00.000Z',
  boughtAt: null,
  folderId: null,
});

test('moves more than one call takes in portions, and all of them by the next try after a failure', async () => {
  const items = Array.from({ length: 101 }, (_, number) => kept(number));
  const stop = jest.fn();
  const moves: MoveLibraryItemsBody[] = [];
  stubHttp({
    'GET /library/summary': () => ({ itemCount: items.length, folders: [], performers: [] }),
    'POST /library/moves': ({ body }) => {
      const move = body as MoveLibraryItemsBody;
      moves.push(move);
      if (moves.length === 2) throw stubError(500, 'unexpected', 'Not now.');
      return { moved: move.items.length };
    },
  });
  const selection = { isOn: true, items, has: () => true, toggle: jest.fn(), start: jest.fn(), stop };
  renderFeed(<MoveBar selection={selection} />, { user: testUser() });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move 101' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Move 101' }));
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  expect(stop).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Move 101' }));
  expect(await screen.findByText('101 things moved.')).toBeInTheDocument();
  expect(stop).toHaveBeenCalled();
  expect(moves.map((move) => move.items.length)).toEqual([100, 1, 100, 1]);
  expect(moves.at(-1)?.items).toEqual([{ type: 'feed', _id: 'item-100' }]);
});

test('says how many it has moved where some have left the library meanwhile', async () => {
  const items = [kept(1), kept(2), kept(3)];
  stubHttp({
    'GET /library/summary': () => ({
      itemCount: 3,
      folders: [{ _id: 'folder-1', name: 'Blue', itemCount: 0 }],
      performers: [],
    }),
    'POST /library/moves': () => ({ moved: 1 }),
  });
  const selection = { isOn: true, items, has: () => true, toggle: jest.fn(), start: jest.fn(), stop: jest.fn() };
  renderFeed(<MoveBar selection={selection} />, { user: testUser() });
  await screen.findByRole('option', { name: 'Blue' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Move to' }), 'Blue');
  await userEvent.click(screen.getByRole('button', { name: 'Move 3' }));
  expect(await screen.findByText('1 thing moved.')).toBeInTheDocument();
});

test('takes nothing out of its folders while it is not known which there are', async () => {
  let isDown = true;
  const calls = stubHttp({
    'GET /library/summary': () => {
      if (isDown) throw stubError(503, 'unexpected', 'Not now.');
      return { itemCount: 1, folders: [{ _id: 'folder-1', name: 'Blue', itemCount: 0 }], performers: [] };
    },
  });
  const selection = {
    isOn: true,
    items: [kept(1)],
    has: () => true,
    toggle: jest.fn(),
    start: jest.fn(),
    stop: jest.fn(),
  };
  renderFeed(
    <>
      <FolderBar current="" onChoose={jest.fn()} onGone={jest.fn()} />
      <MoveBar selection={selection} />
    </>,
    { user: testUser() },
  );
  expect(await screen.findAllByText('Not now.')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getAllByRole('button', { name: /again/i })[0]!);
  expect(await screen.findByRole('button', { name: 'Move 1' })).toBeEnabled();
  expect(screen.getByRole('option', { name: 'Blue' })).toBeInTheDocument();
  expect(calls.some(({ name }) => name === 'POST /library/moves')).toBe(false);
});
