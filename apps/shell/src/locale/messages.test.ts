import { createMessages } from './i18n.ts';
import { nestMessages } from './messages.ts';

interface Answers {
  translations?: Record<string, string>;
  assets?: Record<string, object>;
  /** How long the texts of a language are on their way. */
  hold?: (locale: string) => Promise<void>;
}

/** Answers the translations call with a text for each namespace in the asked language, and asset files. */
function stubFetch({ translations, assets = {}, hold = async () => undefined }: Answers) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(String(input), 'http://site.test');
    if (pathname !== '/api/translations/search') {
      const asset = assets[pathname];
      return { ok: asset !== undefined, json: async () => asset } as Response;
    }
    const locale = searchParams.get('locale') ?? '';
    const value = translations?.[locale];
    const namespaces = searchParams.get('namespace')?.split(',') ?? [];
    const data = value === undefined ? [] : namespaces.map((namespace) => ({ key: 'nav.home', value, namespace }));
    await hold(locale);
    const headers: Pick<Headers, 'get'> = { get: () => `W/"${locale}"` };
    return { ok: translations !== undefined, headers, json: async () => ({ data: { data } }) } as Response;
  });
}

const sources = { assetFolderOf: () => '/remotes/feed/1/locales' };

beforeAll(() => {
  globalThis.fetch ??= () => Promise.reject(new Error('no network in tests'));
});
afterEach(() => jest.restoreAllMocks());

describe('nestMessages', () => {
  it('makes a tree of dotted keys', () => {
    const flat = [
      { key: 'nav.home', value: 'a' },
      { key: 'nav.live', value: 'b' },
      { key: 'title', value: 'c' },
    ];
    expect(nestMessages(flat)).toEqual({ nav: { home: 'a', live: 'b' }, title: 'c' });
  });
});

describe('messages', () => {
  it('come from the API, once a namespace and language', async () => {
    const fetched = stubFetch({ translations: { 'fa-IR': 'خانه' } });
    const { i18n, ensure } = await createMessages('fa-IR', sources);
    await Promise.all([ensure(['feed']), ensure(['feed'])]);
    expect(i18n.t('feed:nav.home')).toBe('خانه');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('tell the ETag of those that came first', async () => {
    stubFetch({ translations: { 'fa-IR': 'خانه', 'en-US': 'Home' } });
    const { ensure, firstTag, switchTo } = await createMessages('en-US', sources);
    expect(firstTag()).toBeNull();
    await ensure(['feed']);
    await switchTo('fa-IR');
    expect(firstTag()).toBe('W/"en-US"');
  });

  it('set words that are filled in apart, and leave numbers and markup as they are', async () => {
    stubFetch({ translations: { 'fa-IR': '{{name}} ({{count}})' } });
    const { i18n, ensure } = await createMessages('fa-IR', sources);
    await ensure(['feed']);
    expect(i18n.t('feed:nav.home', { name: 'Tara <b> & Co.', count: 3 })).toBe('\u2068Tara <b> & Co.\u2069 (3)');
  });

  it('come as shipped when the API has none', async () => {
    stubFetch({ assets: { '/remotes/feed/1/locales/en-US.json': { nav: { home: 'Home' } } } });
    const { i18n, ensure } = await createMessages('en-US', sources);
    await ensure(['feed']);
    expect(i18n.t('feed:nav.home')).toBe('Home');
  });

  it('come in English where they were not shipped in the language of the page, counted by English numbers', async () => {
    const shipped = { play: 'Play', left_one: 'one left', left_other: '{{amount}} left' };
    stubFetch({ assets: { '/remotes/feed/1/locales/en-US.json': shipped } });
    const { i18n, ensure } = await createMessages('ru-RU', sources);
    await ensure(['feed']);
    expect(i18n.t('feed:play')).toBe('Play');
    expect([1, 3, 21].map((count) => i18n.t('feed:left', { count, amount: count }))).toEqual([
      'one left',
      '3 left',
      '21 left',
    ]);
  });

  it('come with the build that a developer brings, whatever the API has', async () => {
    const fetched = stubFetch({
      translations: { 'en-US': 'Deployed' },
      assets: { '/remotes/feed/1/locales/en-US.json': { nav: { home: 'Brought' } } },
    });
    const { i18n, ensure } = await createMessages('en-US', { ...sources, isOverridden: (name) => name === 'feed' });
    await ensure(['feed']);
    expect(i18n.t('feed:nav.home')).toBe('Brought');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('change at once with the culture, in everything that is in use', async () => {
    stubFetch({ translations: { 'fa-IR': 'خانه', 'ar-EG': 'الرئيسية' } });
    const { i18n, ensure, switchTo } = await createMessages('fa-IR', sources);
    await ensure(['feed']);
    await switchTo('ar-DZ');
    expect(i18n.language).toBe('ar-EG');
    expect(i18n.t('feed:nav.home')).toBe('الرئيسية');
  });

  it('stay in the language that was chosen last, whichever comes last', async () => {
    const late = Promise.withResolvers<void>();
    stubFetch({
      translations: { 'fa-IR': 'خانه', 'ar-EG': 'الرئيسية', 'en-US': 'Home' },
      hold: async (locale) => (locale === 'ar-EG' ? late.promise : undefined),
    });
    const { i18n, ensure, switchTo } = await createMessages('fa-IR', sources);
    await ensure(['feed']);
    const former = switchTo('ar-EG');
    expect(await switchTo('en-US')).toBe(true);
    late.resolve();
    expect(await former).toBe(false);
    expect(i18n.language).toBe('en-US');
  });

  it('change in a page too that is opened while they are on their way', async () => {
    const late = Promise.withResolvers<void>();
    stubFetch({
      translations: { 'fa-IR': 'خانه', 'en-US': 'Home' },
      hold: async (locale) => (locale === 'en-US' ? late.promise : undefined),
    });
    const { i18n, ensure, switchTo } = await createMessages('fa-IR', sources);
    await ensure(['feed']);
    const switched = switchTo('en-US');
    await ensure(['wallet']);
    late.resolve();
    await switched;
    expect(i18n.t('wallet:nav.home')).toBe('Home');
  });
});
