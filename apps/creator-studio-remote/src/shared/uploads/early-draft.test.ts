import { resetSession, testPerformer } from '@barg/session/testing';
import { unsentStore } from '@barg/session';
import { readDraft } from '@barg/session/unsent-drafts';
import { newUpload, type Upload } from '@barg/session/uploads';
import { earlyDraftKeeper, filesLeft, type EarlyFiles } from './early-draft.ts';

const DRAFT = 'product-pictures:new';
const kindOf = () => 'product-photo' as const;
const none = new Map<string, string>();
const file = (key: string, values: Partial<Upload> = {}): EarlyFiles => ({
  [key]: { ...newUpload(key, `${key}.jpg`, kindOf()), fingerprint: `of ${key}`, ...values },
});
const keysLeft = () => Object.keys(filesLeft(DRAFT, kindOf));

beforeEach(() => {
  unsentStore.clear();
  resetSession(testPerformer());
});

test('two tabs at the same form keep the files of both', () => {
  const [one, other] = [earlyDraftKeeper(DRAFT), earlyDraftKeeper(DRAFT)];
  one(file('one'), none);
  other(file('other'), none);
  expect(keysLeft()).toEqual(['one', 'other']);
  one({}, none);
  expect(keysLeft()).toEqual(['other']);
});

test('what one tab has taken away does not come back with what the other changes', () => {
  earlyDraftKeeper(DRAFT)({ ...file('one'), ...file('two') }, none);
  const [one, other] = [earlyDraftKeeper(DRAFT), earlyDraftKeeper(DRAFT)];
  one(file('two'), none);
  other({ ...file('one'), ...file('two', { fileId: 'file-2' }) }, none);
  expect(readDraft(DRAFT)).toEqual({ two: { name: 'two.jpg', fileId: 'file-2' } });
});

test('what another tab has put in its place since is not taken away', () => {
  const [one, other] = [earlyDraftKeeper(DRAFT), earlyDraftKeeper(DRAFT)];
  one(file('file'), none);
  other(file('file', { name: 'another.jpg' }), none);
  one({}, none);
  expect(filesLeft(DRAFT, kindOf).file?.name).toBe('another.jpg');
});

test('writes nothing as long as nothing that is kept has changed', () => {
  earlyDraftKeeper(DRAFT)(file('one'), none);
  const keep = earlyDraftKeeper(DRAFT);
  const write = jest.spyOn(unsentStore, 'write');
  keep(filesLeft(DRAFT, kindOf), none);
  keep(file('one', { progress: 0.5 }), none);
  expect(write).not.toHaveBeenCalled();
  keep(file('one', { fileId: 'file-1', state: 'processing' }), none);
  keep(file('one', { fileId: 'file-1', state: 'ready' }), none);
  expect(write).toHaveBeenCalledTimes(1);
});

test('nothing is kept once its account is gone', () => {
  const keep = earlyDraftKeeper(DRAFT);
  keep(file('one'), none);
  unsentStore.clear();
  resetSession();
  keep(file('one', { fileId: 'file-1' }), none);
  expect(keysLeft()).toEqual([]);
  resetSession(testPerformer({ _id: 'somebody-else' }));
  keep(file('one', { fileId: 'file-1', state: 'ready' }), none);
  expect(keysLeft()).toEqual([]);
});
