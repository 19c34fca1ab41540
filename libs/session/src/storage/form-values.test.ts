import { changedFields, settleForm } from './form-values.ts';

describe('what is sent of a form', () => {
  const began = { name: 'Ann ', username: 'ann', languages: ['fa'], price: NaN };

  it('is what differs from what it began with', () => {
    const typed = { ...began, languages: ['fa', 'en'] };
    expect(changedFields({ began, typed, body: typed })).toEqual({ languages: ['fa', 'en'] });
    expect(changedFields({ began, typed: { ...began }, body: began })).toEqual({});
  });

  it('is the body of it, without what the rules have tidied of a field that nobody touched', () => {
    const typed = { ...began, username: ' ann2 ' };
    const body = { ...typed, name: 'Ann', username: 'ann2' };
    expect(changedFields({ began, typed, body })).toEqual({ username: 'ann2' });
  });

  it('has what belongs together whole', () => {
    const offer = { audience: 'paid', price: 5, title: 'Wind' };
    const typed = { ...offer, price: 6 };
    const together = ['audience', 'price'] as const;
    expect(changedFields({ began: offer, typed, body: typed, together })).toEqual({ audience: 'paid', price: 6 });
    const renamed = { ...offer, title: 'Storm' };
    expect(changedFields({ began: offer, typed: renamed, body: renamed, together })).toEqual({ title: 'Storm' });
  });

  it('tells an emptied number from none', () => {
    expect(changedFields({ began: { stock: null }, typed: { stock: NaN }, body: { stock: '' } })).toEqual({
      stock: '',
    });
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
