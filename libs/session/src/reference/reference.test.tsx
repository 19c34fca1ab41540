import { act, renderHook, waitFor } from '@testing-library/react';
import { SCREEN_LOCALES, OFFERED_CULTURES } from '@barg/contract';
import { resetSession, stubError, stubHttp, TestSession } from '../testing/index.ts';
import { useCountries, useCultures, useSpokenLanguages } from './index.ts';

const listOf = (...data: object[]) => ({ data, total: data.length });
const down = () => {
  throw stubError(503, 'common.unavailable', 'Not now.');
};
const culture = (code: string, messages: string, isComplete = false) => ({ code, messages, isComplete });
const language = (iso639_1: string, iso639_3: string, name: string[], nativeName: string[]) => ({
  iso639_1,
  iso639_3,
  name,
  nativeName,
});

beforeEach(() => resetSession());

it('come by themselves after a passing failure, so that no picker stays empty', async () => {
  const iran = { code: 'IR', name: 'Iran' };
  let isDown = true;
  stubHttp({ 'GET /countries/list': () => (isDown ? down() : listOf(iran)) });
  const { result } = renderHook(useCountries, { wrapper: TestSession });
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(result.current).toMatchObject({ items: [], isLoading: true });
  isDown = false;
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current).toMatchObject({ items: [iran], isLoading: false, isError: false }));
});

describe('the cultures of the site', () => {
  it('are those that the server lists, and before that those that are known here', async () => {
    stubHttp({
      'GET /locales': () =>
        listOf(
          culture('tr-TR', 'tr-TR', true),
          culture('ar-DZ', 'ar-EG'),
          culture('he-IL', 'en-US'),
          culture('xx-XX', 'en-US'),
        ),
    });
    const { result } = renderHook(useCultures, { wrapper: TestSession });
    expect(result.current.complete).toEqual(SCREEN_LOCALES);
    await waitFor(() => expect(result.current.complete).toEqual(['tr-TR']));
    expect(result.current.offered).toEqual(['tr-TR', 'ar-DZ']);
    expect(result.current.supported).toEqual(['tr-TR', 'ar-DZ', 'he-IL']);
  });

  it('are those that are known here where the list does not come', async () => {
    const made = stubHttp({ 'GET /locales': down });
    const { result } = renderHook(useCultures, { wrapper: TestSession });
    await waitFor(() => expect(made).toHaveLength(1));
    expect(result.current.offered).toEqual(OFFERED_CULTURES);
    expect(result.current.supported).toContain('he-IL');
  });
});

describe('the languages that people speak', () => {
  it('have a code of two letters, and are found by all their names', async () => {
    stubHttp({
      'GET /languages/list': () =>
        listOf(language('fa', 'fas', ['Persian', 'Farsi'], ['فارسی']), language('', 'aae', ['Arbëreshë'], [])),
    });
    const { result } = renderHook(useSpokenLanguages, { wrapper: TestSession });
    expect(result.current).toMatchObject({ items: [], isLoading: true });
    await waitFor(() => expect(result.current.isLoading).toBe(false));
    expect(result.current.items).toEqual([
      { code: 'fa', name: 'Persian', nativeName: 'فارسی', otherNames: ['Persian', 'Farsi', 'فارسی', 'fas'] },
    ]);
  });

  it('come from the short list where the long one does not, and say so where neither does', async () => {
    const farsi = { code: 'fa', name: 'Persian', nativeName: 'فارسی' };
    stubHttp({ 'GET /languages/list': down, 'GET /languages': () => listOf(farsi) });
    const { result } = renderHook(useSpokenLanguages, { wrapper: TestSession });
    await waitFor(() => expect(result.current.items).toEqual([farsi]));
    expect(result.current.isError).toBe(false);
    resetSession();
    stubHttp({ 'GET /languages/list': down, 'GET /languages': down });
    const none = renderHook(useSpokenLanguages, { wrapper: TestSession });
    await waitFor(() => expect(none.result.current).toMatchObject({ items: [], isError: true }));
  });
});
