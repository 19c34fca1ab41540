import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LibraryItem, MoveLibraryItemsBody } from '@barg/api-client/models';
import { stubError, stubHttp, testUser } from '@barg/session/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { samplePerformer } from '../../../testing/samples.ts';
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
  await userEvent.click(screen.getByRole('button', { name: 'Move 101' }));
  expect(await screen.findByText('Not now.')).toBeInTheDocument();
  expect(stop).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Move 101' }));
  expect(await screen.findByText('101 things moved.')).toBeInTheDocument();
  expect(stop).toHaveBeenCalled();
  expect(moves.map((move) => move.items.length)).toEqual([100, 1, 100, 1]);
  expect(moves.at(-1)?.items).toEqual([{ type: 'feed', _id: 'item-100' }]);
});
