import { createCaptionChoice, languageAtFirst, trackFor, trackNames } from './caption-choice.ts';

const tracksIn = (...languages: string[]) => languages.map((language) => ({ language, url: `/${language}.vtt` }));
const mine = () => createCaptionChoice(() => localStorage, 'me');

beforeEach(() => localStorage.clear());

it('remembers a language, or that none is wanted, for that account alone', () => {
  expect(mine().get()).toBeNull();
  mine().keep('fa-IR');
  expect(mine().get()).toEqual({ language: 'fa-IR' });
  mine().keep(null);
  expect(mine().get()).toEqual({ language: null });
  expect(createCaptionChoice(() => localStorage, null).get()).toBeNull();
});

it('does without a storage that is switched off', () => {
  const off = createCaptionChoice(() => {
    throw new DOMException('no', 'SecurityError');
  }, 'me');
  off.keep('fa-IR');
  expect(off.get()).toBeNull();
});

describe('a film begins', () => {
  const tracks = tracksIn('ar-SA', 'en-US', 'fa-IR');

  it.each([
    ["in the page's language where nobody chose", null, 'fa-IR', 'fa-IR'],
    ['in another country of that language', null, 'ar-EG', 'ar-SA'],
    ['without captions in languages that nobody asked for', null, 'de-DE', null],
    ['in the language that was chosen last', { language: 'en-US' }, 'fa-IR', 'en-US'],
    ["in the page's language where it lacks the chosen one", { language: 'tr-TR' }, 'fa-IR', 'fa-IR'],
    ['in any language for who wants captions', { language: 'tr-TR' }, 'de-DE', 'ar-SA'],
    ['without captions for who took them off', { language: null }, 'fa-IR', null],
  ])('%s', (_name, wish, locale, expected) => {
    expect(languageAtFirst(tracks, wish, locale)).toBe(expected);
  });

  it('without captions where it has none', () => {
    expect(languageAtFirst([], { language: 'fa-IR' }, 'fa-IR')).toBeNull();
    expect(trackFor([], null, 'fa-IR')).toBeUndefined();
  });
});

it('names a country only where two have one language', () => {
  expect([...trackNames(tracksIn('fa-IR', 'ar-EG', 'ar-SA'), 'en-US').values()]).toEqual([
    'Persian',
    'Arabic (Egypt)',
    'Arabic (Saudi Arabia)',
  ]);
  expect(trackNames(tracksIn('en-US'), 'fa-IR').get('en-US')).toBe('انگلیسی');
});
