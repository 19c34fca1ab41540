import { remoteStorage } from '@barg/session/remote-storage';
import { createCaptionChoice, languageAtFirst, trackFor, trackNames } from './caption-choice.ts';

const tracksIn = (...languages: string[]) => languages.map((language) => ({ language, url: `/${language}.vtt` }));
const mine = () => createCaptionChoice(remoteStorage('feed'), 'me');

beforeEach(() => localStorage.clear());

it('remembers a language, or that none is wanted, for that account alone', () => {
  expect(mine().get()).toBeNull();
  mine().keep('fa-IR');
  expect(mine().get()).toEqual({ isOn: true, language: 'fa-IR' });
  mine().keep(null);
  expect(mine().get()).toEqual({ isOn: false, language: 'fa-IR' });
  expect(createCaptionChoice(remoteStorage('feed'), null).get()).toBeNull();
});

it('remembers that captions were taken off before any were chosen', () => {
  mine().keep(null);
  expect(mine().get()).toEqual({ isOn: false, language: null });
});

it('does without a storage that is switched off', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const off = createCaptionChoice({ getItem: refuse, setItem: refuse }, 'me');
  off.keep('fa-IR');
  expect(off.get()).toBeNull();
});

describe('a film begins', () => {
  const tracks = tracksIn('ar-SA', 'en-US', 'fa-IR');

  it.each([
    ["in the page's language where nobody chose", null, 'fa-IR', 'fa-IR'],
    ['in another country of that language', null, 'ar-EG', 'ar-SA'],
    ['without captions in languages that nobody asked for', null, 'de-DE', null],
    ['in the language that was chosen last', { isOn: true, language: 'en-US' }, 'fa-IR', 'en-US'],
    ["in the page's language where it lacks the chosen one", { isOn: true, language: 'tr-TR' }, 'fa-IR', 'fa-IR'],
    ['in any language for who wants captions', { isOn: true, language: 'tr-TR' }, 'de-DE', 'ar-SA'],
    ['without captions for who took them off', { isOn: false, language: 'fa-IR' }, 'fa-IR', null],
  ])('%s', (_name, wish, locale, expected) => {
    expect(languageAtFirst(tracks, wish, locale)).toBe(expected);
  });

  it('without captions where it has none', () => {
    expect(languageAtFirst([], { isOn: true, language: 'fa-IR' }, 'fa-IR')).toBeNull();
    expect(trackFor([], null, 'fa-IR')).toBeUndefined();
  });

  it('comes back in the language that it was last read in', () => {
    const tracks = tracksIn('en-US', 'fa-IR');
    expect(trackFor(tracks, { isOn: false, language: 'en-US' }, 'fa-IR')?.language).toBe('en-US');
    expect(trackFor(tracks, { isOn: false, language: null }, 'fa-IR')?.language).toBe('fa-IR');
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
