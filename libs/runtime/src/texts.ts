import { createInstance, type I18n, type Module, type Resource } from './i18n.ts';
import { isolate } from './isolate.ts';

interface TextsOptions {
  /** Of the texts, for example `fa-IR`. */
  language: string;
  /** What is at hand, by language and namespace. */
  resources?: Resource;
  plugins?: readonly Module[];
  /** For tests, which look for sentences as they are read: without the marks around what is filled in. */
  isUnmarked?: boolean;
}

/**
 * The one way to make an i18next instance: for the site, a remote alone, a test and the workshop. What is filled into a
 * sentence is isolated by itself, so nobody does it by hand.
 */
export function createTexts({ language, resources = {}, plugins = [], isUnmarked = false }: TextsOptions): I18n {
  const i18n = createInstance();
  plugins.forEach((plugin) => i18n.use(plugin));
  void i18n.init({
    lng: language,
    fallbackLng: false,
    ns: [],
    defaultNS: 'shell',
    resources,
    // What is given is there at once.
    initAsync: false,
    // React escapes what it draws.
    interpolation: isUnmarked ? { escapeValue: false } : { escapeValue: true, escape: isolate },
    react: { useSuspense: false },
  });
  return i18n;
}
