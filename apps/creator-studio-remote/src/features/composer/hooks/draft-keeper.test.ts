import type { DraftContent, FeedDraft } from '@barg/api-client/models';
import { feedDraft } from '../../../testing/samples.ts';
import { DraftKeeper, type DraftStatus } from './draft-keeper.ts';
import type { DraftStore } from './draft-store.ts';

const content = (text: string): DraftContent => ({ ...feedDraft().content, text });

/** A server with drafts and their versions, as other tabs may change them too. */
const createStore = () => {
  const drafts = new Map<string, FeedDraft>();
  const write = (id: string, version: number, words: DraftContent) => {
    const draft = feedDraft({ _id: id, version, content: words });
    drafts.set(id, draft);
    return { data: draft };
  };
  const store: DraftStore = {
    create: async (words) => write(`draft-${drafts.size + 1}`, 1, words),
    update: async ({ draftId, version, content: words }) =>
      drafts.get(draftId)?.version === version
        ? write(draftId, version + 1, words)
        : { error: { code: 'drafts.changed' } },
    remove: async ({ draftId, version }) => {
      const draft = drafts.get(draftId);
      if (!draft) return { error: { code: 'request.not_found' } };
      if (draft.version !== version) return { error: { code: 'drafts.changed' } };
      drafts.delete(draftId);
      return {};
    },
  };
  return { store, texts: () => [...drafts.values()].map((draft) => draft.content.text), drafts };
};

const keep = (store: DraftStore, draft: FeedDraft | null = null) => {
  const told: DraftStatus[] = [];
  const keeper = new DraftKeeper(store, draft, (status) => told.push(status));
  keeper.begin(draft?.content ?? content(''));
  return { keeper, told };
};

describe('keeping a draft', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('begins none for what was taken out again before it was kept, and takes away one that was', async () => {
    const { store, texts } = createStore();
    const { keeper, told } = keep(store);
    keeper.change(content('Fog'));
    keeper.empty(content(''));
    expect(keeper.isUnsaved).toBe(false);
    await jest.advanceTimersByTimeAsync(5000);
    expect(texts()).toEqual([]);
    keeper.change(content('Fog'));
    const kept = keeper.save();
    keeper.empty(content(''));
    await kept;
    expect(texts()).toEqual(['Fog']);
    await jest.advanceTimersByTimeAsync(5000);
    expect([texts(), told.at(-1), keeper.isUnsaved]).toEqual([[], 'idle', false]);
  });

  it('makes one draft however often no answer comes, and keeps what was written since after it', async () => {
    const { store, texts } = createStore();
    const asked: unknown[] = [];
    const answers = [undefined, { error: { statusCode: 0, code: 'network.unreachable' } }];
    const { keeper } = keep({
      ...store,
      create: async (words, key) => {
        asked.push([words.text, key]);
        return answers.pop() ?? store.create(words, key);
      },
    });
    keeper.change(content('Fog'));
    await keeper.save();
    keeper.change(content('Fog and rain'));
    await keeper.save();
    expect(asked).toEqual([
      ['Fog', expect.any(String)],
      ['Fog', (asked[0] as string[])[1]],
    ]);
    await jest.advanceTimersByTimeAsync(5000);
    expect([texts(), keeper.isUnsaved]).toEqual([['Fog and rain'], false]);
  });

  it('tries again no sooner than the server says, whatever is written meanwhile', async () => {
    const { store, texts } = createStore();
    const answers = [{ error: { code: 'request.too_many', retryAfterMs: 40_000 } }];
    const { keeper } = keep({ ...store, create: async (words) => answers.shift() ?? store.create(words, 'key') });
    keeper.change(content('Fog'));
    await jest.advanceTimersByTimeAsync(5000);
    keeper.change(content('Fog and rain'));
    await keeper.save();
    await jest.advanceTimersByTimeAsync(30_000);
    expect([texts(), keeper.isUnsaved]).toEqual([[], true]);
    await jest.advanceTimersByTimeAsync(10_000);
    expect([texts(), keeper.isUnsaved]).toEqual([['Fog and rain'], false]);
  });

  it('takes an emptied draft away by one request, as a closing page sends no second', async () => {
    const { store } = createStore();
    const { data: draft } = await store.create(content('begun'), 'key');
    const sent: string[] = [];
    const { keeper } = keep(
      {
        create: async () => ({ error: { code: `${sent.push('create')}` } }),
        update: async () => ({ error: { code: `${sent.push('update')}` } }),
        remove: async ({ version }) => ({ error: void sent.push(`remove ${version}`) }),
      },
      draft,
    );
    keeper.empty(content(''));
    await keeper.save();
    expect(sent).toEqual(['remove 1']);
  });

  it('keeps what is written while an emptied draft is taken away, as a new one', async () => {
    const { store, texts } = createStore();
    const { data: draft } = await store.create(content('begun'), 'key');
    const { keeper } = keep(store, draft);
    keeper.empty(content(''));
    const removed = keeper.save();
    keeper.change(content('Fog'));
    await removed;
    expect(texts()).toEqual([]);
    await jest.advanceTimersByTimeAsync(5000);
    expect(texts()).toEqual(['Fog']);
    expect(keeper.draftId).not.toBeNull();
  });

  it('does not take away what another tab wrote, nor a draft that was only opened', async () => {
    const { store, texts } = createStore();
    const { data: draft } = await store.create(content('begun'), 'key');
    const [one, other] = [keep(store, draft), keep(store, draft)];
    one.keeper.change(content('from one tab'));
    await one.keeper.save();
    other.keeper.empty(content(''));
    await other.keeper.save();
    expect([texts(), other.keeper.draftId]).toEqual([['from one tab'], null]);
    const { data: blank } = await store.create(content(''), 'key');
    const { keeper } = keep(store, blank);
    keeper.empty(content(''));
    await jest.advanceTimersByTimeAsync(5000);
    expect(texts()).toEqual(['from one tab', '']);
  });

  it('says when an emptied draft could not be taken away, and tries again', async () => {
    const { store, texts } = createStore();
    let isDown = true;
    const { data: draft } = await store.create(content('begun'), 'key');
    const remove: DraftStore['remove'] = async (kept) =>
      isDown ? { error: { code: 'server.unexpected' } } : store.remove(kept);
    const { keeper, told } = keep({ ...store, remove }, draft);
    keeper.empty(content(''));
    await keeper.save();
    expect([told.at(-1), keeper.isUnsaved]).toEqual(['failed', true]);
    isDown = false;
    await keeper.save();
    expect([told.at(-1), texts()]).toEqual(['idle', []]);
  });

  it('sends once after a pause, not at every letter', async () => {
    const { store, texts, drafts } = createStore();
    const { keeper } = keep(store);
    for (const text of ['F', 'Fo', 'Fog']) keeper.change(content(text));
    await jest.advanceTimersByTimeAsync(1400);
    expect(texts()).toEqual([]);
    await jest.advanceTimersByTimeAsync(200);
    expect(texts()).toEqual(['Fog']);
    expect([...drafts.values()][0]?.version).toBe(1);
  });

  it('sends at once when the page hides, and nothing that is kept already', async () => {
    const { store, drafts } = createStore();
    const { keeper } = keep(store);
    keeper.change(content('Fog'));
    await keeper.save();
    await keeper.save();
    expect([...drafts.values()].map(({ version }) => version)).toEqual([1]);
  });

  it('keeps the text of both tabs when the other was quicker', async () => {
    const { store, texts } = createStore();
    const { data: draft } = await store.create(content('begun'), 'key');
    const [one, other] = [keep(store, draft), keep(store, draft)];
    one.keeper.change(content('from one tab'));
    await one.keeper.save();
    other.keeper.change(content('from the other'));
    await other.keeper.save();
    expect(texts()).toEqual(['from one tab', 'from the other']);
    expect(other.told.at(-1)).toBe('forked');
    other.keeper.change(content('from the other, on'));
    await other.keeper.save();
    expect(texts()).toEqual(['from one tab', 'from the other, on']);
  });

  it('says when nothing was kept, and tries again with the next change', async () => {
    const { store, texts } = createStore();
    let isDown = true;
    const { keeper, told } = keep({
      ...store,
      create: async (words) => (isDown ? { error: { code: 'server.unexpected' } } : store.create(words, 'key')),
    });
    keeper.change(content('Fog'));
    await keeper.save();
    expect(told.at(-1)).toBe('failed');
    isDown = false;
    await keeper.save();
    expect(texts()).toEqual(['Fog']);
  });

  it('tries again by itself, each time after a longer pause, and no more once it is kept', async () => {
    const { store, texts } = createStore();
    let isDown = true;
    const attempts: number[] = [];
    const create: DraftStore['create'] = async (words) => {
      attempts.push(Date.now());
      return isDown ? { error: { code: 'network.unreachable' } } : store.create(words, 'key');
    };
    const { keeper, told } = keep({ ...store, create });
    keeper.change(content('Fog'));
    await jest.advanceTimersByTimeAsync(1500 + 3000 + 6000 + 12_000);
    expect(attempts.map((at) => at - (attempts[0] ?? 0))).toEqual([0, 3000, 9000, 21_000]);
    expect(told.at(-1)).toBe('failed');
    isDown = false;
    await jest.advanceTimersByTimeAsync(24_000);
    expect([texts(), told.at(-1)]).toEqual([['Fog'], 'saved']);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(attempts).toHaveLength(5);
  });

  it('sends nothing in the name of anybody but the writer', async () => {
    const { store, texts } = createStore();
    let isHere = true;
    const keeper = new DraftKeeper(
      store,
      null,
      () => undefined,
      () => isHere,
    );
    keeper.begin(content(''));
    keeper.change(content('Fog'));
    isHere = false;
    await keeper.save();
    await jest.advanceTimersByTimeAsync(600_000);
    expect([texts(), keeper.isUnsaved]).toEqual([[], true]);
    isHere = true;
    await keeper.save();
    expect(texts()).toEqual(['Fog']);
  });

  it('asks once where the performer is not verified, and keeps what she writes on the device', async () => {
    const { store, texts } = createStore();
    let isVerified = false;
    let asked = 0;
    let onDevice: string | null = null;
    const create: DraftStore['create'] = async (words, key) => {
      asked += 1;
      return isVerified ? store.create(words, key) : { error: { statusCode: 403, code: 'performer.not_verified' } };
    };
    const device = { keep: ({ text }: DraftContent) => void (onDevice = text), forget: () => void (onDevice = null) };
    const begin = () => {
      const told: DraftStatus[] = [];
      const tell = (status: DraftStatus) => void told.push(status);
      return { told, keeper: new DraftKeeper({ ...store, create }, null, tell, () => true, device) };
    };
    const { keeper, told } = begin();
    keeper.begin(content(''));
    keeper.change(content('Fog'));
    await jest.advanceTimersByTimeAsync(600_000);
    expect([asked, onDevice, told.at(-1), keeper.isUnsaved]).toEqual([1, 'Fog', 'onDevice', false]);
    keeper.change(content('Fog and rain'));
    await jest.advanceTimersByTimeAsync(600_000);
    await keeper.save();
    expect([asked, onDevice, keeper.isUnsaved]).toEqual([1, 'Fog and rain', false]);
    keeper.empty(content(''));
    expect([onDevice, told.at(-1)]).toEqual([null, 'idle']);
    keeper.change(content('Fog again'));
    expect(onDevice).toBe('Fog again');
    isVerified = true;
    const later = begin();
    later.keeper.change(content('Fog again'));
    await jest.advanceTimersByTimeAsync(5000);
    expect([texts(), onDevice, later.told.at(-1)]).toEqual([['Fog again'], null, 'saved']);
  });

  it('keeps nothing more once it became a post, and goes on where that was refused', async () => {
    const { store, texts } = createStore();
    const { keeper } = keep(store);
    keeper.change(content('Fog'));
    expect(keeper.isUnsaved).toBe(true);
    await expect(keeper.handOver(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(keeper.isUnsaved).toBe(true);
    await keeper.handOver(async () => undefined);
    await keeper.save();
    expect([texts(), keeper.isUnsaved]).toEqual([[], false]);
  });

  it('keeps by itself what was written before and during a publication that was refused', async () => {
    const { store, texts } = createStore();
    const { data: draft } = await store.create(content('Fog'), 'key');
    const { keeper, told } = keep(store, draft);
    keeper.change(content('Fog and rain'));
    const { promise, reject } = Promise.withResolvers<void>();
    const spent = keeper.handOver(() => promise);
    keeper.change(content('Fog, rain and wind'));
    await jest.advanceTimersByTimeAsync(5000);
    expect(texts()).toEqual(['Fog']);
    reject(new Error('refused'));
    await expect(spent).rejects.toThrow('refused');
    await jest.advanceTimersByTimeAsync(1500);
    expect([texts(), told.at(-1), keeper.isUnsaved]).toEqual([['Fog, rain and wind'], 'saved', false]);
  });

  it('publishes as a post of its own at the second attempt what another tab has published', async () => {
    const { store, drafts, texts } = createStore();
    const { data: draft } = await store.create(content('Fog'), 'key');
    const { keeper } = keep(store, draft);
    keeper.change(content('Fog'));
    drafts.clear();
    const named: (string | null)[] = [];
    const publish = (refusal?: object) =>
      keeper.handOver(async (draftId) => {
        named.push(draftId);
        if (refusal) throw refusal;
      });
    await expect(publish({ code: 'drafts.gone', statusCode: 409, message: '' })).rejects.toMatchObject({
      code: 'drafts.gone',
    });
    expect(keeper.isUnsaved).toBe(true);
    await publish();
    await jest.advanceTimersByTimeAsync(5000);
    expect([named, texts()]).toEqual([[draft?._id, null], []]);
  });

  it('has nothing unsaved of what was only read', () => {
    const { keeper } = keep(createStore().store);
    keeper.change(content(''));
    expect(keeper.isUnsaved).toBe(false);
  });
});
