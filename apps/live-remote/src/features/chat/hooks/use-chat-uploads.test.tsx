import { act, waitFor } from '@testing-library/react';
import { resetSession, stubHttp, testUser } from '@barg/session/testing';
import { renderLive } from '../../../testing/render-live.tsx';
import { arrivedIds, useChatUploads } from './use-chat-uploads.ts';

const pictures = ['one.jpg', 'two.jpg'].map((name) => new File([name], name, { type: 'image/jpeg' }));
const shown = new Map<string, ReturnType<typeof useChatUploads>>();

/** The composer of a chat. */
function Composer({ chat }: { chat: string }) {
  shown.set(chat, useChatUploads(chat));
  return null;
}

const namesIn = (chat: string) => shown.get(chat)?.uploads.map(({ name }) => name);

const asksToLeave = (): boolean => {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  return leaving.defaultPrevented;
};

test('what was chosen arrives while its page is away, and is there again for its own chat and account alone', async () => {
  const calls = stubHttp({ 'POST /messages/public/file/photo': () => ({ _id: `file-${calls.length}` }) });
  const { rerender } = renderLive(<Composer chat="chat-1" />, { user: testUser() });
  await act(async () => shown.get('chat-1')?.add(pictures));
  await waitFor(() => expect(namesIn('chat-1')).toEqual(['one.jpg', 'two.jpg']));
  expect(asksToLeave()).toBe(true);
  shown.clear();
  rerender(<Composer key="other" chat="chat-2" />);
  expect(namesIn('chat-2')).toEqual([]);
  rerender(<Composer key="again" chat="chat-1" />);
  expect(namesIn('chat-1')).toEqual(['one.jpg', 'two.jpg']);
  const uploads = shown.get('chat-1')?.uploads ?? [];
  expect(await arrivedIds(uploads)).toHaveLength(2);
  expect(calls).toHaveLength(2);
  act(() => shown.get('chat-1')?.remove(uploads.slice(0, 1)));
  expect(namesIn('chat-1')).toEqual(['two.jpg']);
  act(() => resetSession(testUser({ _id: 'another' })));
  expect([namesIn('chat-1'), asksToLeave()]).toEqual([[], false]);
});
