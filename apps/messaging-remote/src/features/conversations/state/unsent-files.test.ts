import { resetSession } from '@barg/session/testing';
import { chosenStatus } from '@barg/session/uploads';
import { me } from '../../../testing/samples.ts';
import type { Attachment } from './attachments-slice.ts';
import { keepBegun, keepStored, storedIn } from './unsent-files.ts';

const chosen = (name: string, position: number): Attachment => ({
  ...chosenStatus(false),
  ...{ key: name, conversationId: 'talk', type: 'photo', name, position, vaultItemId: null, preview: null },
});

beforeEach(() => {
  resetSession(me);
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('files come back in the order in which they were chosen, whichever has arrived first', () => {
  const files = ['bridge', 'leaf', 'note'].map(chosen);
  files.forEach(keepBegun);
  for (const file of files.toReversed()) {
    jest.advanceTimersByTime(1000);
    keepStored(file, `id of ${file.name}`);
  }
  expect(storedIn('talk').map(({ name }) => name)).toEqual(['bridge', 'leaf', 'note']);
});
