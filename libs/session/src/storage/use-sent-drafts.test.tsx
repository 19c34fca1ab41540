import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { fakeChannels, resetSession, TestSession, testUser } from '@barg/session/testing';
import { readDraft, settleForm, useUnsentForm, useUnsentText, type DraftRules } from './unsent.ts';

const NEW = { text: '', price: NaN, items: [] as string[] };
const WRITTEN = { text: 'Hello all', price: 5, items: ['a', 'b'] };

/** A tab with a form; all of them have one storage. */
const openTab = (rules?: DraftRules, began = NEW) => {
  const { result, unmount } = renderHook(
    () => {
      const form = useForm({ defaultValues: began });
      void form.formState.defaultValues;
      return { form, unsent: useUnsentForm(form, 'mass-message', undefined, rules) };
    },
    { wrapper: TestSession },
  );
  const shown = () => result.current.form.getValues();
  const type = (name: keyof typeof NEW, value: unknown) =>
    act(() => result.current.form.setValue(name, value as never, { shouldDirty: true }));
  const write = () => Object.entries(WRITTEN).forEach(([name, value]) => type(name as keyof typeof NEW, value));
  /** @param next what the form is to hold afterwards; else it is closed, or goes on with what it has sent */
  const finish = (typed: object, next?: object) =>
    act(() => {
      if (next) settleForm(result.current.form, typed, next);
      result.current.unsent.forget(next ?? typed);
    });
  const press = () => result.current.unsent.typed();
  return { result, shown, type, write, press, finish, send: (next?: object) => finish(press(), next), unmount };
};

let restoreChannels: () => void;
beforeAll(() => (restoreChannels = fakeChannels()));
afterAll(() => restoreChannels());
beforeEach(() => {
  localStorage.clear();
  resetSession(testUser());
});

it.each([
  ['stays open and is emptied', NEW],
  ['is closed', undefined],
])('a draft that another tab has sent, in a form that %s there, is shown no longer', (_, next) => {
  const one = openTab();
  one.write();
  const other = openTab();
  expect(other.shown()).toEqual(WRITTEN);
  expect(other.result.current.unsent.isRestored).toBe(true);
  one.send(next);
  expect(other.shown()).toEqual(NEW);
  expect(other.result.current.unsent).toMatchObject({ isRestored: false, isSent: true });
  expect(one.result.current.unsent.isSent).toBe(false);
  expect(readDraft('mass-message')).toBeUndefined();
  // Until something else is written.
  other.type('text', 'Another');
  expect(other.result.current.unsent.isSent).toBe(false);
  expect(readDraft('mass-message')).toEqual({ text: 'Another' });
});

it('words that were changed meanwhile stay, and stay kept', () => {
  const one = openTab();
  one.write();
  const other = openTab();
  other.type('text', 'Hello all of you');
  one.send(NEW);
  expect(other.shown()).toEqual({ ...WRITTEN, text: 'Hello all of you' });
  expect(other.result.current.unsent.isSent).toBe(false);
  expect(readDraft('mass-message')).toEqual({ ...WRITTEN, text: 'Hello all of you' });
});

it('a tab in which nothing was written says nothing, and takes no words of a third', () => {
  const empty = openTab();
  const one = openTab();
  one.write();
  const third = openTab();
  third.type('text', 'Hello');
  one.send();
  expect(empty.result.current.unsent.isSent).toBe(false);
  expect(readDraft('mass-message')).toEqual({ ...WRITTEN, text: 'Hello' });
});

it('what is changed, discarded, saved elsewhere or closed is not sent', () => {
  const one = openTab();
  one.write();
  const other = openTab();
  one.press();
  act(() => one.result.current.unsent.beginWith(NEW));
  one.type('text', 'Changed');
  act(() => one.result.current.unsent.discard());
  one.unmount();
  expect(other.shown()).toEqual(WRITTEN);
});

it('who is asked between pressing and sending is told that another tab has sent it', () => {
  const one = openTab();
  one.write();
  const other = openTab();
  const typed = other.press();
  expect(other.result.current.unsent.hasLeft(typed)).toBe(false);
  one.send();
  expect(other.result.current.unsent.hasLeft(typed)).toBe(true);
});

it('both tabs send it at once: the later answer leaves no draft of an emptied form', () => {
  const one = openTab();
  one.write();
  const other = openTab();
  const typed = other.press();
  one.send();
  other.finish(typed);
  expect(readDraft('mass-message')).toBeUndefined();
});

it('a form that changes what is there goes on with what another tab has saved', () => {
  const rules = { isChange: true };
  const one = openTab(rules);
  one.write();
  const other = openTab(rules);
  one.send();
  expect(other.shown()).toEqual(WRITTEN);
  expect(other.result.current.form.formState.defaultValues).toEqual(WRITTEN);
  expect(other.result.current.unsent).toMatchObject({ isRestored: false, isSent: true });
  expect(other.result.current.unsent.read()).toEqual(WRITTEN);
});

it('another account is told nothing', () => {
  const one = openTab();
  one.write();
  const other = openTab();
  const channel = new BroadcastChannel('barg.sent-drafts');
  act(() => channel.postMessage({ from: 'another', writerId: 'somebody-else', place: 'mass-message', draft: WRITTEN }));
  expect(other.shown()).toEqual(WRITTEN);
  act(() => channel.postMessage({ from: 'another', writerId: testUser()._id, place: 'elsewhere', draft: WRITTEN }));
  expect(other.shown()).toEqual(WRITTEN);
});

describe('a text of one field', () => {
  const openText = () => renderHook(() => useUnsentText('folder:new'), { wrapper: TestSession }).result;

  it('goes from a tab once another has sent it, and not when it was written on', () => {
    const one = openText();
    act(() => one.current.change('Sea'));
    const [same, more] = [openText(), openText()];
    act(() => more.current.change('Sea and sky'));
    act(() => one.current.forget('Sea'));
    expect([same.current.text, same.current.isSent]).toEqual(['', true]);
    expect([more.current.text, more.current.isSent]).toEqual(['Sea and sky', false]);
    expect(readDraft('folder:new')).toBe('Sea and sky');
    act(() => same.current.change('S'));
    expect(same.current.isSent).toBe(false);
  });
});
