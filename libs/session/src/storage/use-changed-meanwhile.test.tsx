import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { resetSession, TestSession, testUser } from '@barg/session/testing';
import { isSame, mergedList, useChangedMeanwhile, useUnsentForm, writeOnto } from './unsent.ts';

type Words = { title: string; price: number };

const CHANGED = { statusCode: 409, code: 'content.changed_meanwhile', message: 'Changed elsewhere' };
const bodyOf = (words: Words) => words;

/** A form of something that another tab may have saved, and what it has sent. */
const openForm = (began: Words, together: string[][] = []) => {
  let stored = began;
  let isOffline = false;
  const sent: object[] = [];
  const { result } = renderHook(
    () => {
      const form = useForm({ defaultValues: began });
      // Read while it is drawn, as forms do.
      void form.formState.defaultValues;
      const unsent = useUnsentForm(form, 'gallery:1', undefined, { compared: ['title', 'price'] });
      const reload = async () => {
        if (isOffline) throw new Error('offline');
        return stored;
      };
      return { form, unsent, ...useChangedMeanwhile({ form, unsent, valuesOf: bodyOf, bodyOf, reload, together }) };
    },
    { wrapper: TestSession },
  );
  const type = (name: keyof Words, value: string | number) =>
    act(() => result.current.form.setValue(name, value as never, { shouldDirty: true }));
  /** @param answer refuses what another has changed; its answer may be lost */
  const save = async (changes: Partial<Words>, { isLost = false } = {}) => {
    let failure: unknown = null;
    await act(async () => {
      const send = async (basedOn: Partial<Words> = {}) => {
        sent.push({ ...changes, basedOn });
        const names = Object.keys(basedOn) as Array<keyof Words>;
        if (names.some((name) => ![basedOn[name], changes[name]].includes(stored[name]))) throw CHANGED;
        stored = { ...stored, ...changes };
        if (isLost) throw { statusCode: 0, code: 'network.failed', message: '' };
      };
      await result.current.saving(changes, send).catch((error: unknown) => (failure = error));
    });
    return failure;
  };
  return {
    result,
    sent,
    type,
    save,
    saveElsewhere: (words: Partial<Words>) => (stored = { ...stored, ...words }),
    goOffline: () => (isOffline = true),
  };
};

beforeEach(() => {
  localStorage.clear();
  resetSession(testUser());
});

it('keeps what was typed, takes the rest over, tells what stands there, and replaces that with the next save', async () => {
  const { result, sent, type, save, saveElsewhere } = openForm({ title: 'Wind', price: 5 });
  type('title', 'Storm');
  saveElsewhere({ title: 'Breeze', price: 7 });
  expect(await save({ title: 'Storm' })).toEqual(CHANGED);
  expect(result.current.form.getValues()).toEqual({ title: 'Storm', price: 7 });
  expect(result.current.theirs).toEqual({ title: 'Breeze' });
  expect(await save({ title: 'Storm' })).toBe(null);
  expect(sent).toEqual([
    { title: 'Storm', basedOn: { title: 'Wind' } },
    { title: 'Storm', basedOn: { title: 'Breeze' } },
  ]);
  expect(result.current.theirs).toBe(null);
});

it('takes its own change, whose answer was lost, for nobody else’s', async () => {
  const { result, sent, type, save } = openForm({ title: 'Wind', price: 5 });
  type('title', 'Storm');
  expect(await save({ title: 'Storm' }, { isLost: true })).toMatchObject({ statusCode: 0 });
  type('title', 'Storm at sea');
  expect(await save({ title: 'Storm at sea' })).toBe(null);
  expect(sent.at(-1)).toEqual({ title: 'Storm at sea', basedOn: {} });
  expect(result.current.theirs).toBe(null);
});

it('tells of what was written before a reload what it took the place of then', async () => {
  const earlier = openForm({ title: 'Wind', price: 5 });
  earlier.type('title', 'Storm');
  const { result, sent, save } = openForm({ title: 'Breeze', price: 5 });
  expect(result.current.form.getValues('title')).toBe('Storm');
  expect(await save({ title: 'Storm' })).toEqual(CHANGED);
  expect(sent[0]).toEqual({ title: 'Storm', basedOn: { title: 'Wind' } });
  expect(result.current.theirs).toEqual({ title: 'Breeze' });
});

it('leaves the words as they are where the item cannot be read anew, and asks again', async () => {
  const { result, type, save, saveElsewhere, goOffline } = openForm({ title: 'Wind', price: 5 });
  type('title', 'Storm');
  saveElsewhere({ title: 'Breeze' });
  goOffline();
  expect(await save({ title: 'Storm' })).toEqual(CHANGED);
  expect(result.current.form.getValues('title')).toBe('Storm');
});

it('puts nothing of two tabs together that means something together alone', async () => {
  const { result, type, save, saveElsewhere } = openForm({ title: 'Wind', price: 5 }, [['title', 'price']]);
  type('title', 'Storm');
  saveElsewhere({ price: 7 });
  expect(await save({ title: 'Storm', price: 5 })).toEqual(CHANGED);
  expect(result.current.form.getValues()).toEqual({ title: 'Storm', price: 5 });
  expect(result.current.theirs).toEqual({ price: 7 });
});

describe('a list that the API takes whole', () => {
  /** A list at the API, which compares, and what another writes into it at a moment. */
  const serve = (began: string[]) => {
    let stored = began;
    const read = jest.fn(async () => stored);
    const put = (list: string[], basedOn: string[]) => {
      if (!isSame(stored, basedOn)) throw CHANGED;
      stored = list;
      return stored;
    };
    return { read, put, stored: () => stored, writeElsewhere: (list: string[]) => (stored = list) };
  };

  it('is put together anew with what is written between reading and writing', async () => {
    const { read, put, stored, writeElsewhere } = serve(['a']);
    const others = [['a', 'c'], ['c']];
    await writeOnto(read, async (now) => {
      const other = others.shift();
      if (other) writeElsewhere(other);
      return put(mergedList({ began: ['a'], typed: ['a', 'b'], now }), now);
    });
    expect(stored()).toEqual(['c', 'b']);
  });

  it('is not sent again where something else was refused, nor for ever', async () => {
    const { read, writeElsewhere } = serve(['a']);
    const refuse = jest.fn(async () => Promise.reject(CHANGED));
    await expect(writeOnto(read, refuse)).rejects.toBe(CHANGED);
    expect(refuse).toHaveBeenCalledTimes(1);
    let count = 0;
    const busy = jest.fn(async () => {
      writeElsewhere([`${count++}`]);
      throw CHANGED;
    });
    await expect(writeOnto(read, busy)).rejects.toBe(CHANGED);
    expect(busy).toHaveBeenCalledTimes(3);
  });

  it('holds what both tabs have added once a field beside it was refused', async () => {
    const saved = { title: 'Wind', tags: ['a'] };
    const elsewhere = { title: 'Breeze', tags: ['a', 'c'] };
    const { result } = renderHook(
      () => {
        const form = useForm({ defaultValues: saved });
        void form.formState.defaultValues;
        const unsent = useUnsentForm(form, 'gallery:2');
        const meanwhile = useChangedMeanwhile({
          ...{ form, unsent, valuesOf: (item: typeof saved) => item, reload: async () => elsewhere },
          bodyOf: ({ title }: typeof saved) => ({ title }),
          putTogether: { tags: (field) => mergedList(field as Record<keyof typeof field, string[]>) },
        });
        return { form, unsent, ...meanwhile };
      },
      { wrapper: TestSession },
    );
    act(() => {
      result.current.form.setValue('title', 'Storm', { shouldDirty: true });
      result.current.form.setValue('tags', ['a', 'b'], { shouldDirty: true });
    });
    await act(async () => {
      const refused = result.current.saving({ title: 'Storm' }, async () => Promise.reject(CHANGED));
      await expect(refused).rejects.toEqual(CHANGED);
    });
    expect(result.current.form.getValues()).toEqual({ title: 'Storm', tags: ['a', 'c', 'b'] });
    expect(result.current.unsent.began('tags')).toEqual(['a', 'c']);
    expect(result.current.theirs).toEqual({ title: 'Breeze' });
  });
});
