import { act, renderHook } from '@testing-library/react';
import { socketBus } from '@barg/session/realtime';
import { resetSession, testPerformer, TestSession, testUser } from '@barg/session/testing';
import { useHasPrivateNews } from './private-news.ts';

const hear = () => renderHook(() => useHasPrivateNews(), { wrapper: TestSession });
const change = (status: string, fanId = testUser()._id) =>
  act(() => {
    const data = { session: { status, fan: { _id: fanId } } };
    socketBus.events$.next({ id: crypto.randomUUID(), name: 'private-stream.changed', at: '', data } as never);
  });

beforeEach(() => localStorage.clear());

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
  change('requested', 'somebody');
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
