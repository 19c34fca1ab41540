import { renderHook } from '@testing-library/react';
import { toApiError } from '@barg/api-client/http';
import { resetSession, testUser } from '@barg/session/testing';
import { useAttemptKey } from './use-attempt-key.ts';

const attempting = () => {
  const keys: string[] = [];
  const { result } = renderHook(() => useAttemptKey());
  const attempt = async (body: object, isLost = false) => {
    const send = async (key: string) => {
      keys.push(key);
      if (isLost) throw new Error('no answer');
    };
    await result.current(body, send).catch(() => undefined);
  };
  return { keys, attempt };
};

describe('the key of a save', () => {
  it('stays while no answer comes, and is another one afterwards', async () => {
    const { keys, attempt } = attempting();
    await attempt({ title: 'Wind' }, true);
    await attempt({ title: 'Wind' });
    await attempt({ title: 'Wind' });
    const [lost, again, later] = keys;
    expect(lost).toBeTruthy();
    expect(again).toBe(lost);
    expect(later).not.toBe(lost);
  });

  it('is another one for other words and for other files', async () => {
    const { keys, attempt } = attempting();
    await attempt({ title: 'Wind' }, true);
    await attempt({ title: 'Storm' }, true);
    await attempt({ title: 'Storm', fileId: 'file-1' }, true);
    await attempt({ title: 'Storm', fileId: 'file-2' }, true);
    expect(new Set(keys).size).toBe(4);
  });
});

describe('the key of a draft that is sent', () => {
  const send = async (place: string) => {
    const { result, unmount } = renderHook(() => useAttemptKey(place));
    const keys: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const sent = result.current({ text: 'Wind' }, (key) => {
      keys.push(key);
      return promise;
    });
    // The page is left before the answer.
    unmount();
    return { key: keys[0], answer: () => (resolve(), sent) };
  };
  beforeEach(() => resetSession(testUser()));

  it('is that of its place until an answer comes, whichever field sends it', async () => {
    const first = await send('comment:1');
    const again = await send('comment:1');
    const elsewhere = await send('comment:2');
    expect(again.key).toBe(first.key);
    expect(elsewhere.key).not.toBe(first.key);
    await first.answer();
    expect((await send('comment:1')).key).not.toBe(first.key);
  });

  it('is not that of the account before', async () => {
    const { key } = await send('comment:3');
    resetSession(testUser({ _id: 'somebody-else' }));
    expect((await send('comment:3')).key).not.toBe(key);
  });
});

it.each(['network.timeout', 'network.unreadable', 'network.offline'])(
  'a save that ended with %s is tried again with the same key',
  async (code) => {
    const keys: string[] = [];
    const { result } = renderHook(() => useAttemptKey());
    const attempt = () =>
      result.current({ title: 'Wind' }, async (key) => {
        keys.push(key);
        throw toApiError(0, { code });
      });
    await expect(attempt()).rejects.toThrow();
    await expect(attempt()).rejects.toThrow();
    expect(keys[1]).toBe(keys[0]);
  },
);

describe('what is made for a save', () => {
  it('is the same while no answer comes, and made anew once it was refused', async () => {
    const { result } = renderHook(() => useAttemptKey());
    let made = 0;
    const attempt = async (failure: unknown): Promise<string> => {
      let used = '';
      const send = result.current({ title: 'Wind' }, async (_key, once) => {
        used = await once(async () => `file-${(made += 1)}`);
        throw failure;
      });
      await send.catch(() => undefined);
      return used;
    };
    expect(await attempt(new Error('no answer'))).toBe('file-1');
    expect(await attempt({ statusCode: 500, code: 'server.unexpected', message: '' })).toBe('file-1');
    expect(await attempt({ statusCode: 422, code: 'campaign.file_not_usable', message: '' })).toBe('file-1');
    expect(await attempt(new Error('no answer'))).toBe('file-2');
  });
});
