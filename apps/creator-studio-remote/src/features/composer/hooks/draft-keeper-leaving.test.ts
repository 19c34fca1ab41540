import type { DraftContent } from '@barg/api-client/models';
import { feedDraft } from '../../../testing/samples.ts';
import type { Basis } from './device-draft.ts';
import { DraftKeeper } from './draft-keeper.ts';
import type { DraftStore } from './draft-store.ts';

const content = (text: string): DraftContent => ({ ...feedDraft().content, text });

/** A page whose server answers when it is told to, with what its device keeps. */
const writing = () => {
  const sent: string[] = [];
  const answers: Array<() => void> = [];
  const create: DraftStore['create'] = (words) => {
    sent.push(words.text);
    return new Promise((resolve) => answers.push(() => resolve({ data: feedDraft({ content: words }) })));
  };
  const update: DraftStore['update'] = async ({ version, content: words }) => {
    sent.push(words.text);
    return { data: feedDraft({ version: version + 1, content: words }) };
  };
  const device: { kept: string | null; basis?: Basis } = { kept: null };
  const keeper = new DraftKeeper({ create, update, remove: async () => ({}) }, null, () => {}, undefined, {
    keep: ({ text }, basis) => void Object.assign(device, { kept: text, basis }),
    forget: () => void (device.kept = null),
  });
  keeper.begin(content(''));
  return { keeper, sent, answer: () => answers.shift()?.(), device };
};

describe('a page that goes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('sends at once what was written in the pause, and leaves nothing on the device', async () => {
    const { keeper, sent, device } = writing();
    keeper.change(content('Fog'));
    keeper.leave();
    await jest.advanceTimersByTimeAsync(0);
    expect([sent, device.kept]).toEqual([['Fog'], null]);
  });

  it('leaves on the device what has to wait for an answer, until the server has it', async () => {
    const { keeper, sent, answer, device } = writing();
    keeper.change(content('Fog'));
    keeper.leave();
    keeper.change(content('Fog and rain'));
    keeper.leave();
    expect(device.kept).toBe('Fog and rain');
    answer();
    await jest.advanceTimersByTimeAsync(0);
    expect([sent, device.kept]).toEqual([['Fog', 'Fog and rain'], null]);
  });

  it.each([
    ['without a line', 'Fog', false],
    ['that is too large for a page that goes', 'x'.repeat(70_000), true],
  ])('leaves on the device what is written %s', (_what, text, isOnline) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const { keeper, device } = writing();
    keeper.change(content(text));
    keeper.leave();
    expect(device.kept).toBe(text);
  });

  it('says with it which version of the draft it was written on, and what is still to be answered', async () => {
    const { keeper, answer, device } = writing();
    keeper.change(content('Fog'));
    keeper.leave();
    keeper.change(content('Fog and rain'));
    keeper.leave();
    expect(device.basis).toEqual({ draft: null, sent: content('Fog') });
    answer();
    await jest.advanceTimersByTimeAsync(0);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    keeper.change(content('Fog, rain and wind'));
    keeper.leave();
    expect(device.basis).toMatchObject({ draft: { _id: 'draft-1', version: 2 }, sent: null });
  });

  it('sends nothing where all is kept', async () => {
    const { keeper, sent } = writing();
    keeper.leave();
    expect(sent).toEqual([]);
  });
});

test('the draft that was changed elsewhere is known, unless it is gone', async () => {
  const refusals = [{ code: 'drafts.changed' }, { code: 'request.not_found' }];
  for (const error of refusals) {
    const store: DraftStore = {
      create: async (words) => ({ data: feedDraft({ _id: 'own', content: words }) }),
      update: async () => ({ error }),
      remove: async () => ({}),
    };
    const keeper = new DraftKeeper(store, feedDraft({ _id: 'theirs' }), () => {});
    expect(keeper.otherDraftId).toBeNull();
    keeper.change(content('Fog'));
    await keeper.save();
    expect([keeper.draftId, keeper.otherDraftId]).toEqual(['own', error.code === 'drafts.changed' ? 'theirs' : null]);
  }
});
