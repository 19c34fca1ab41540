import { act, renderHook } from '@testing-library/react';
import { askedPrivates } from '@barg/session';
import { socketBus } from '@barg/session/realtime';
import { resetSession, testPerformer, TestSession, testUser } from '@barg/session/testing';
import { useHasPrivateNews } from './private-news.ts';

const hear = () => renderHook(() => useHasPrivateNews(), { wrapper: TestSession });
const change = (status: string, { fanId = testUser()._id, id = 'one' } = {}) =>
  act(() => {
    const data = { session: { _id: id, status, fan: { _id: fanId } } };
    socketBus.events$.next({ id: crypto.randomUUID(), name: 'private-stream.changed', at: '', data } as never);
  });

beforeEach(() => askedPrivates.clear());

it('is so for a performer always, and for a guest never', () => {
  resetSession(testPerformer());
  const { result, unmount } = hear();
  expect(result.current).toBe(true);
  unmount();
  resetSession(null);
  expect(hear().result.current).toBe(false);
});

it('is so for a fan from the request on, also after a reload, until that is over', () => {
  resetSession(testUser());
  const { result, unmount } = hear();
  expect(result.current).toBe(false);
  change('requested', { fanId: 'somebody' });
  expect(result.current).toBe(false);
  change('requested');
  expect(result.current).toBe(true);
  unmount();
  const again = hear();
  expect(again.result.current).toBe(true);
  change('ended');
  again.unmount();
  expect(hear().result.current).toBe(false);
});

it('is so until the last of several is over', () => {
  resetSession(testUser());
  const { result } = hear();
  change('requested');
  change('requested', { id: 'two' });
  change('ended');
  expect(result.current).toBe(true);
  change('ended', { id: 'two' });
  expect(result.current).toBe(false);
});

it('is not so for the next account of the browser', () => {
  resetSession(testUser());
  const { result } = hear();
  change('requested');
  expect(result.current).toBe(true);
  act(() => resetSession(testUser({ _id: 'next' })));
  expect(result.current).toBe(false);
});
