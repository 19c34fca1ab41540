import { act, renderHook } from '@testing-library/react';
import { signOut } from '@barg/session';
import { resetSession, stubHttp, TestSession, testUser } from '@barg/session/testing';
import { readDraft, useUnsentForm, useUnsentText, type WrittenForm } from './unsent.ts';

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
  const write = (name: string, value: string) => act(() => form.setValue(name, value as never, { shouldDirty: true }));
  return { form, values, write };
};

const openForm = (form: WrittenForm) => renderHook(() => useUnsentForm(form, 'contact'), { wrapper: TestSession });
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
