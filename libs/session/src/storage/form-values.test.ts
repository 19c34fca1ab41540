import { changedFields, isSame, mergedList, packed, settleForm, unpacked } from './form-values.ts';

describe('what is sent of a form', () => {
  const began = { name: 'Ann ', username: 'ann', languages: ['fa'] };
  const tidied = ({ name, username, languages }: typeof began) => ({
    name: name.trim(),
    username: username.trim(),
    languages,
  });
  const changes = (typed: typeof began) =>
    changedFields({ began, typed, fields: tidied(typed), bodyOf: (fields) => fields });

  it('is what differs from what it began with, and nothing where nothing does', () => {
    expect(changes({ ...began, languages: ['fa', 'en'] })).toEqual({ languages: ['fa', 'en'] });
    expect(changes({ ...began })).toEqual({});
  });

  it('is what the rules have made of it, without an untouched field that they have tidied', () => {
    expect(changes({ ...began, username: ' ann2 ' })).toEqual({ username: 'ann2' });
  });

  it('has what belongs together whole', () => {
    const offer = { audience: 'paid', price: 5, title: 'Wind' };
    const of = (typed: typeof offer) =>
      changedFields({
        ...{ began: offer, typed, fields: typed, bodyOf: (fields: typeof offer) => fields },
        together: ['audience', 'price'],
      });
    expect(of({ ...offer, price: 6 })).toEqual({ audience: 'paid', price: 6 });
    expect(of({ ...offer, title: 'Storm' })).toEqual({ title: 'Storm' });
  });

  it('tells an emptied number from none', () => {
    const bodyOf = ({ stock }: { stock: number | null }) => ({ stock });
    const fields = { stock: NaN };
    expect(changedFields({ began: { stock: null }, typed: fields, fields, bodyOf })).toEqual(fields);
  });
});

describe('a draft as JSON', () => {
  it.each([NaN, Infinity, -Infinity, 0, -1.5, null, '', 'NaN', 'Infinity'])('brings back %p', (leaf) => {
    const typed = { price: leaf, options: [{ stock: leaf }] };
    expect(unpacked(JSON.parse(JSON.stringify(packed(typed))))).toEqual(typed);
  });

  it('tells the numbers from each other that JSON has no words for', () => {
    const numbers = [NaN, Infinity, -Infinity, null];
    for (const one of numbers) for (const other of numbers) expect(isSame([one], [other])).toBe(Object.is(one, other));
  });
});

describe('a form that has been sent', () => {
  const formOf = (values: Record<string, unknown>) => {
    const began: unknown[] = [];
    return {
      values,
      began,
      form: {
        getValues: () => values,
        reset: (next: never, { keepValues }: { keepValues: boolean }) => void began.push(next, keepValues),
        setValue: (name: string, value: never) => void (values[name] = value),
      },
    };
  };

  it('begins with what was sent, and keeps what was typed meanwhile', () => {
    const sent = { title: 'Wind', text: 'Hello' };
    const { form, values, began } = formOf({ title: 'Wind', text: 'Hello there' });
    settleForm(form, sent);
    expect(values).toEqual({ title: 'Wind', text: 'Hello there' });
    expect(began).toEqual([sent, true]);
  });

  it('has what follows in the fields alone that were left alone', () => {
    const { form, values } = formOf({ words: 'a\na', text: 'Hello there' });
    settleForm(form, { words: 'a\na', text: 'Hello' }, { words: 'a', text: '' });
    expect(values).toEqual({ words: 'a', text: 'Hello there' });
  });
});

describe('a list that is saved whole', () => {
  it('has what another window has added, and not what was taken out of it', () => {
    expect(mergedList({ began: ['a'], typed: ['a', 'b'], now: ['a', 'c'] })).toEqual(['a', 'c', 'b']);
    expect(mergedList({ began: ['a', 'b'], typed: ['b'], now: ['a', 'b', 'c'] })).toEqual(['b', 'c']);
    expect(mergedList({ began: ['a', 'b'], typed: ['a', 'b', 'c'], now: ['b', 'c'] })).toEqual(['b', 'c']);
  });

  it('stands in the order that was typed where nothing else has changed it', () => {
    expect(mergedList({ began: ['a', 'b'], typed: ['b', 'c', 'a'], now: ['a', 'b'] })).toEqual(['b', 'c', 'a']);
  });

  it('may have entries of several fields', () => {
    const [site, chat, film] = ['site', 'chat', 'film'].map((kind) => ({ kind, url: `https://${kind}.example` }));
    expect(mergedList({ began: [site], typed: [film], now: [site, chat] })).toEqual([chat, film]);
  });
});
