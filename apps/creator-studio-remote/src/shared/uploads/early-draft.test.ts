import { resetSession, testPerformer } from '@barg/session/testing';
import { unsentStore } from '@barg/session';
import { readDraft } from '@barg/session/unsent-drafts';
import { newUpload, type Upload } from '@barg/session/uploads';
import { fakeLocks } from '../../testing/fake-locks.ts';
import { EarlyDraft, type EarlyFiles } from './early-draft.ts';

const DRAFT = 'product-pictures:new';
const kindOf = () => 'product-photo' as const;
const none = new Map<string, string>();
const file = (key: string, values: Partial<Upload> = {}): EarlyFiles => ({
  [key]: { ...newUpload(key, `${key}.jpg`, kindOf()), fingerprint: `of ${key}`, ...values },
});

/** What a form that is opened now finds, which it leaves at once. */
const namesLeft = async (): Promise<string[]> => {
  const early = new EarlyDraft(DRAFT);
  const names = (await early.take(kindOf)).map(({ name }) => name);
  early.letGo();
  return names;
};

/** From here on, another tab: what one remembers for itself is its own. */
const inTab = (remembered: Record<string, string> = {}): void => {
  sessionStorage.clear();
  for (const [key, value] of Object.entries(remembered)) sessionStorage.setItem(key, value);
};

beforeEach(() => {
  inTab();
  unsentStore.clear();
  resetSession(testPerformer());
  fakeLocks();
});

test('two tabs at the same form keep the files of both, and neither has those of the other', async () => {
  const [one, other] = [new EarlyDraft(DRAFT), new EarlyDraft(DRAFT)];
  one.keep(file('one'), none);
  other.keep(file('other'), none);
  expect(await namesLeft()).toEqual([]);
  other.letGo();
  expect(await namesLeft()).toEqual(['other.jpg']);
  one.letGo();
  expect(await namesLeft()).toEqual(['one.jpg', 'other.jpg']);
  one.keep({}, none);
  expect(await namesLeft()).toEqual(['other.jpg']);
});

test('at the same place of a form both keep what was chosen in them', async () => {
  const [one, other] = [new EarlyDraft(DRAFT), new EarlyDraft(DRAFT)];
  one.keep(file('film', { fileId: 'file-1' }), none);
  other.keep(file('film', { name: 'another.jpg', fileId: 'file-2' }), none);
  one.keep(file('film', { fileId: 'file-1', state: 'ready' }), none);
  one.letGo();
  expect(await namesLeft()).toEqual(['film.jpg']);
  one.keep({}, none);
  other.letGo();
  expect(await namesLeft()).toEqual(['another.jpg']);
});

test('what was left is taken over by one form, and none of a place that was filled meanwhile', async () => {
  const left = new EarlyDraft(DRAFT);
  left.keep({ ...file('one', { fileId: 'file-1' }), ...file('two') }, none);
  left.letGo();
  const [first, second] = [new EarlyDraft(DRAFT), new EarlyDraft(DRAFT)];
  const taken = await first.take(kindOf, (key) => key === 'two');
  expect(taken).toMatchObject([{ key: 'one', state: 'processing', fileId: 'file-1' }]);
  expect(await second.take(kindOf)).toMatchObject([{ key: 'two', state: 'left', fingerprint: 'of two' }]);
  first.keep({}, none);
  second.keep(file('two', { fileId: 'file-2' }), none);
  expect(readDraft(DRAFT)).toEqual({ two: { name: 'two.jpg', fileId: 'file-2' } });
});

test('after a reload a tab has its own file again, though one of the same place was left by another', async () => {
  const a = new EarlyDraft(DRAFT);
  a.keep(file('film', { name: 'A.mp4', fileId: 'file-a' }), none);
  const tabOfA = { ...sessionStorage };
  inTab();
  const b = new EarlyDraft(DRAFT);
  b.keep(file('film', { name: 'B.mp4', fileId: 'file-b' }), none);
  const tabOfB = { ...sessionStorage };
  a.letGo();
  b.letGo();
  expect(await namesLeft()).toEqual(['B.mp4']);
  inTab(tabOfA);
  expect(await namesLeft()).toEqual(['A.mp4']);
  inTab(tabOfB);
  expect(await namesLeft()).toEqual(['B.mp4']);
});

test('what was chosen before the files of an earlier visit came is there after a reload, and they never are', async () => {
  const earlier = new EarlyDraft(DRAFT);
  earlier.keep(file('film', { name: 'old.mp4', fileId: 'file-1' }), none);
  earlier.letGo();
  const early = new EarlyDraft(DRAFT);
  early.keep(file('film', { name: 'new.mp4', fileId: 'file-2' }), none);
  expect(await early.take(kindOf, () => true)).toEqual([]);
  early.letGo();
  expect(await namesLeft()).toEqual(['new.mp4']);
  inTab();
  expect(await namesLeft()).toEqual(['new.mp4']);
  expect(Object.values(readDraft(DRAFT) as object)).toEqual([{ name: 'new.mp4', fileId: 'file-2' }]);
});

test('a tab that had nothing takes the newest of a place, and the one before is dropped', async () => {
  const [one, other] = [new EarlyDraft(DRAFT), new EarlyDraft(DRAFT)];
  one.keep(file('film', { name: 'oldest.mp4', fileId: 'file-1' }), none);
  other.keep(file('film', { name: 'older.mp4', fileId: 'file-2' }), none);
  one.keep(file('film', { name: 'newest.mp4', fileId: 'file-3' }), none);
  one.letGo();
  other.letGo();
  inTab();
  expect(await namesLeft()).toEqual(['newest.mp4']);
  expect(Object.values(readDraft(DRAFT) as object)).toEqual([{ name: 'newest.mp4', fileId: 'file-3' }]);
});

test('writes nothing as long as nothing that is kept has changed', async () => {
  const left = new EarlyDraft(DRAFT);
  left.keep(file('one'), none);
  left.letGo();
  const early = new EarlyDraft(DRAFT);
  const write = jest.spyOn(unsentStore, 'write');
  early.keep({}, none);
  const [upload] = await early.take(kindOf);
  early.keep({ one: upload as Upload }, none);
  early.keep(file('one', { progress: 0.5 }), none);
  expect(write).not.toHaveBeenCalled();
  early.keep(file('one', { fileId: 'file-1', state: 'processing' }), none);
  early.keep(file('one', { fileId: 'file-1', state: 'ready' }), none);
  expect(write).toHaveBeenCalledTimes(1);
});

test('nothing is kept once its account is gone', async () => {
  const early = new EarlyDraft(DRAFT);
  early.keep(file('one'), none);
  unsentStore.clear();
  resetSession();
  early.keep(file('one', { fileId: 'file-1' }), none);
  early.letGo();
  expect(await namesLeft()).toEqual([]);
  resetSession(testPerformer({ _id: 'somebody-else' }));
  early.keep(file('one', { fileId: 'file-1', state: 'ready' }), none);
  expect(await namesLeft()).toEqual([]);
});
