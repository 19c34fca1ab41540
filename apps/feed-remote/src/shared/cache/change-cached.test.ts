import { api, createStore, type CacheTag } from '@barg/session';
import { changeCached } from './change-cached.ts';

interface Leaf {
  _id: string;
  isGreen?: boolean;
  size?: number;
}

/** Answers of one shape each: alone, in pages, beside others. */
const answers: Record<string, { tags: readonly CacheTag[]; data: unknown }> = {
  alone: { tags: ['Feed'], data: { _id: 'a', isGreen: false } },
  pages: {
    tags: ['Feed'],
    data: { pages: [{ data: [{ _id: 'b', isGreen: false }] }, { data: [{ _id: 'a', isGreen: false }] }] },
  },
  beside: { tags: ['Video'], data: [{ _id: 'v', maker: { _id: 'a', isGreen: false } }] },
  mention: { tags: ['Feed'], data: { _id: 'c', of: { _id: 'a', size: 1 } } },
  untagged: { tags: ['Wallet'], data: { _id: 'a', isGreen: false } },
};

const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    shape: build.query<unknown, string>({
      queryFn: (name) => ({ data: answers[name]?.data }),
      providesTags: (_data, _error, name) => answers[name]?.tags ?? [],
    }),
  }),
});

async function change(tags: readonly CacheTag[]) {
  const store = createStore();
  for (const name of Object.keys(answers)) await store.dispatch(endpoints.shape.initiate(name));
  const before = endpoints.shape.select('mention')(store.getState()).data;
  store.dispatch(changeCached<Leaf>({ tags, id: 'a', field: 'isGreen' }, (leaf) => void (leaf.isGreen = true)));
  const shown = (name: string) => endpoints.shape.select(name)(store.getState()).data;
  return { shown, before };
}

test('a thing changes alone, in the pages of a list and within other things', async () => {
  const { shown } = await change(['Feed', 'Video']);
  expect(shown('alone')).toEqual({ _id: 'a', isGreen: true });
  expect(shown('pages')).toEqual({
    pages: [{ data: [{ _id: 'b', isGreen: false }] }, { data: [{ _id: 'a', isGreen: true }] }],
  });
  expect(shown('beside')).toEqual([{ _id: 'v', maker: { _id: 'a', isGreen: true } }]);
});

test('a mention of a thing, and an answer without the tag, stay as they are', async () => {
  const { shown, before } = await change(['Feed']);
  expect(shown('mention')).toBe(before);
  expect(shown('untagged')).toEqual({ _id: 'a', isGreen: false });
  expect(shown('beside')).toEqual(answers.beside?.data);
});
