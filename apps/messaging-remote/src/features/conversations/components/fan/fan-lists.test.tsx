import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, storeHere } from '@barg/session';
import { resetSession, stubError, stubHttp, testPerformer, type StubbedCall } from '@barg/session/testing';
import { useFanCardQuery } from '../../../../entities/fan-card/api/fan-card.ts';
import { renderMessaging } from '../../../../testing/render-messaging.tsx';
import { FanLists } from './fan-lists.tsx';

function Card() {
  const { data, error } = useFanCardQuery('conversation-1');
  if (error) return null;
  return data ? <FanLists card={data} /> : null;
}

/** A fan who is in no list of the server's, until `put` or another window changes that. */
const open = async (put: StubbedCall = () => ({})) => {
  const server = { isIn: false };
  const calls = stubHttp({
    'GET /conversations/:id/fan': () => ({
      ...{ fanId: 'fan-1', followedAt: null, spent: 0, spentRecently: 0, orders: [], sales: [], subscription: null },
      lists: [{ _id: 'list-1', name: 'Close', isIn: server.isIn }],
    }),
    'POST /performer/fan-lists/:id/members': put,
  });
  resetSession(testPerformer());
  renderMessaging(<Card />);
  const box = await screen.findByRole('checkbox', { name: 'Close' });
  const sent = () => calls.filter(({ name }) => name.includes('/performer/fan-lists/'));
  const reads = () => calls.filter(({ name }) => name === 'GET /conversations/:id/fan').length;
  return { server, box, sent, reads };
};

test('a list shows what another window does after what was chosen here', async () => {
  const { server, box, reads } = await open(() => {
    server.isIn = true;
    return {};
  });
  await userEvent.click(box);
  await waitFor(() => expect(box).toBeChecked());
  await waitFor(() => expect(reads()).toBe(2));
  server.isIn = false;
  act(() => void storeHere().dispatch(api.util.invalidateTags(['Fan'])));
  await waitFor(() => expect(box).not.toBeChecked());
});

test('a second click waits for the answer to the first, so that they end in their order', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const { box, sent } = await open(() => promise);
  await userEvent.click(box);
  // The page hears of it with the next frame.
  await waitFor(() => expect(box).toBeChecked());
  await userEvent.click(box);
  expect(box).toBeChecked();
  expect(sent().map(({ name }) => name)).toEqual(['POST /performer/fan-lists/:id/members']);
  resolve({});
});

test('what was refused is taken back, and says why', async () => {
  const { box } = await open(() => {
    throw stubError(409, 'fan_lists.full', 'This list is full.');
  });
  await userEvent.click(box);
  expect(await screen.findByText('This list is full.')).toBeVisible();
  expect(box).not.toBeChecked();
});
