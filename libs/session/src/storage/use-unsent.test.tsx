import { act, renderHook } from '@testing-library/react';
import { authSlice, signOut, storeHere, userSlice } from '@barg/session';
import { resetDelayedSession, resetSession, stubHttp, TestSession, testUser } from '@barg/session/testing';
import { keepDraft, readDraft, useUnsentForm, useUnsentText, type DraftRules, type WrittenForm } from './unsent.ts';

const me = testUser();
const somebodyElse = testUser({ _id: 'somebody-else' });

const become = (user: typeof me | null) =>
  act(() => {
    resetSession();
    if (user) resetSession(user);
  });

/** As much of a form as the keeper needs. */
const createForm = (start: Record<string, unknown>) => {
  const values = { ...start };
  const listeners = new Set<() => void>();
  const form: WrittenForm = {
    getValues: () => values,
    setValue: (name, value) => {
      values[name] = value;
      listeners.forEach((listen) => listen());
    },
    watch: (listen) => {
      listeners.add(listen);
      return { unsubscribe: () => void listeners.delete(listen) };
    },
  };
  const write = (name: string, value: unknown) => act(() => form.setValue(name, value as never, { shouldDirty: true }));
  return { form, values, write };
};

const openForm = (form: WrittenForm, rules?: DraftRules) =>
  renderHook(() => useUnsentForm(form, 'contact', undefined, rules), { wrapper: TestSession });
const openText = () => renderHook(() => useUnsentText('chat:1'), { wrapper: TestSession }).result;

beforeEach(() => {
  resetSession(somebodyElse);
  localStorage.clear();
  sessionStorage.clear();
  resetSession();
  resetSession(me);
});

it('a form that stays open shows another account nothing of what the one before wrote, and keeps nothing of it', () => {
  const { form, values, write } = createForm({ text: '', reason: 'spam' });
  openForm(form);
  write('text', 'Mine');
  become(somebodyElse);
  expect(values).toEqual({ text: '', reason: 'spam' });
  write('reason', 'other');
  expect(JSON.stringify({ ...localStorage })).not.toContain('Mine');
  become(me);
  expect(values).toEqual({ text: '', reason: 'spam' });
});

it('a form has nothing of the account once it has signed out by hand', async () => {
  stubHttp({});
  const { form, values, write } = createForm({ text: '' });
  openForm(form);
  write('text', 'Mine');
  await act(() => signOut());
  expect(values.text).toBe('');
  become(me);
  expect(values.text).toBe('');
});

it('a form has the words again whose session ended by itself', () => {
  const { form, values, write } = createForm({ text: '' });
  openForm(form);
  write('text', 'Mine');
  become(null);
  expect(values.text).toBe('');
  act(() => resetSession(me));
  expect(values.text).toBe('Mine');
});

it('what a guest writes stays in the form for who logs in', () => {
  become(null);
  const { form, values, write } = createForm({ text: '' });
  openForm(form);
  write('text', 'A guest’s');
  act(() => resetSession(me));
  expect(values.text).toBe('A guest’s');
});

describe('what is typed while the account is delayed', () => {
  const accountComes = () =>
    act(() => {
      storeHere().dispatch(userSlice.actions.currentUserLoaded(me));
      storeHere().dispatch(authSlice.actions.sessionResumed());
    });

  it('stays in a field when the account comes, before an older draft of it, and is the account’s', async () => {
    stubHttp({});
    keepDraft('chat:1', 'Older');
    act(() => resetDelayedSession());
    const field = openText();
    expect(field.current.text).toBe('');
    act(() => field.current.change('Hello'));
    accountComes();
    expect(field.current.text).toBe('Hello');
    expect(readDraft('chat:1')).toBe('Hello');
    act(() => field.current.forget('Hello'));
    // Nor does it come back once it was sent and the session ends.
    become(null);
    expect(field.current.text).toBe('');
  });

  it('leaves a field that was not touched to the draft of the account', () => {
    keepDraft('chat:1', 'Older');
    act(() => resetDelayedSession());
    const field = openText();
    accountComes();
    expect(field.current.text).toBe('Older');
  });

  it('stays in a form when the account comes, with what it means something together with alone', () => {
    const rules = { together: [['audience', 'price']] };
    keepDraft('contact', { text: 'Older', title: 'Wind', audience: 'tickets', price: 5 });
    act(() => resetDelayedSession());
    const { form, values, write } = createForm({ text: '', title: '', audience: 'all', price: 0 });
    openForm(form, rules);
    write('text', 'Hello');
    write('price', 7);
    accountComes();
    expect(values).toEqual({ text: 'Hello', title: 'Wind', audience: 'all', price: 7 });
    expect(readDraft('contact')).toEqual({ text: 'Hello', title: 'Wind', audience: 'all', price: 7 });
    expect(sessionStorage.getItem('barg.unsent')).not.toContain('Hello');
  });
});

it('a field that stays open shows another account nothing, nor its own after it has signed out by hand', async () => {
  stubHttp({});
  const field = openText();
  act(() => field.current.change('Mine'));
  become(somebodyElse);
  expect(field.current.text).toBe('');
  become(me);
  expect(field.current.text).toBe('');
  act(() => field.current.change('Mine again'));
  await act(() => signOut());
  act(() => resetSession(me));
  expect(field.current.text).toBe('');
});

it('a form keeps what was typed while it was being sent, and nothing of what was sent', () => {
  const { form, values, write } = createForm({ title: '', text: '' });
  const { result } = openForm(form);
  write('title', 'Wind');
  write('text', 'Hello');
  const sent = result.current.typed();
  write('text', 'Hello there');
  act(() => result.current.forget(sent));
  expect(values).toEqual({ title: 'Wind', text: 'Hello there' });
  expect(readDraft('contact')).toEqual({ text: 'Hello there' });
  act(() => result.current.discard());
  expect(values.text).toBe('Hello');
});

it('a form that was left alone while it was being sent has no draft any more', () => {
  const { form, write } = createForm({ text: '' });
  const { result } = openForm(form);
  write('text', 'Hello');
  act(() => result.current.forget(result.current.typed()));
  expect(readDraft('contact')).toBeUndefined();
});

it('a field is emptied of what was sent, and not of what was typed meanwhile', () => {
  const field = openText();
  act(() => field.current.change('Hello'));
  const { forget } = field.current;
  act(() => field.current.change('Hello there'));
  act(() => forget('Hello'));
  expect(field.current.text).toBe('Hello there');
  expect(readDraft('chat:1')).toBe('Hello there');
  act(() => field.current.forget('Hello there'));
  expect(field.current.text).toBe('');
  expect(readDraft('chat:1')).toBeUndefined();
});

describe('a change that another window has made meanwhile', () => {
  const rules = { compared: ['stock'] };

  it('is told from what a compared field held when its restored change was typed', () => {
    const { form, write } = createForm({ stock: 10, title: 'Bowl' });
    const { result, unmount } = openForm(form, rules);
    expect(result.current.began('stock')).toBe(10);
    write('stock', 12);
    unmount();
    const later = createForm({ stock: 8, title: 'Bowl' });
    const { result: again } = openForm(later.form, rules);
    expect(later.values.stock).toBe(12);
    expect(again.current.began('stock')).toBe(10);
    expect(again.current.began('title')).toBe('Bowl');
    // Also after the next letter, which keeps the draft anew.
    later.write('title', 'Bowls');
    expect(readDraft('contact')).toEqual({ title: 'Bowls', stock: 12, '@began': { stock: 10 } });
    act(() => again.current.forget(again.current.typed()));
    expect(again.current.began('stock')).toBe(12);
  });

  it('is what is there by now once the draft was discarded, or where it names nothing', () => {
    keepDraft('contact', { stock: 12, '@began': { stock: 10 } });
    const { form, values } = createForm({ stock: 8 });
    const { result } = openForm(form, rules);
    act(() => result.current.discard());
    expect(values.stock).toBe(8);
    expect(result.current.began('stock')).toBe(8);
    keepDraft('contact', { stock: 12 });
    expect(openForm(createForm({ stock: 8 }).form, rules).result.current.began('stock')).toBe(8);
  });
});

it('keeps fields together that mean something together alone', () => {
  const rules = { together: [['text', 'items', 'price']] };
  const { form, write } = createForm({ text: '', items: ['old'], price: NaN, isOn: false });
  const { unmount } = openForm(form, rules);
  write('isOn', true);
  expect(readDraft('contact')).toEqual({ isOn: true });
  write('text', 'The photos below');
  unmount();
  const later = createForm({ text: 'Another', items: ['new'], price: 20, isOn: false });
  openForm(later.form, rules);
  expect(later.values).toEqual({ text: 'The photos below', items: ['old'], price: NaN, isOn: true });
});

describe('a field that counts only while a switch is on', () => {
  const rules = { switchedBy: { price: 'hasPrice' } };

  it('is neither kept nor restored without its switch', () => {
    const { form, write } = createForm({ month: 5, hasPrice: false, price: 14 });
    const { unmount } = openForm(form, rules);
    write('price', 28.5);
    expect(readDraft('contact')).toBeUndefined();
    write('month', 10);
    expect(readDraft('contact')).toEqual({ month: 10 });
    unmount();
    keepDraft('contact', { month: 10, price: 28.5 });
    const later = createForm({ month: 5, hasPrice: true, price: 25 });
    openForm(later.form, rules);
    expect(later.values).toEqual({ month: 10, hasPrice: true, price: 25 });
  });

  it('is kept with it, though the switch itself is as it was', () => {
    const { form, write } = createForm({ hasPrice: true, price: 25 });
    const { unmount } = openForm(form, rules);
    write('price', 26);
    expect(readDraft('contact')).toEqual({ hasPrice: true, price: 26 });
    unmount();
    const later = createForm({ hasPrice: false, price: 14 });
    openForm(later.form, rules);
    expect(later.values).toEqual({ hasPrice: true, price: 26 });
  });
});
