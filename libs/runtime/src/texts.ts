import { createInstance, type I18n, type Module, type Resource } from './i18n.ts';
import { isolate } from './isolate.ts';

interface TextsOptions {
  /** The language, for example `fa-IR`. */
  language: string;
  /** Texts by language and namespace. */
  resources?: Resource;
  plugins?: readonly Module[];
  /** For tests, which look for sentences without isolation marks. */
  isUnmarked?: boolean;
}

/**
 * The only way to create an i18next instance: for the site, a standalone remote, a test and the workshop. It isolates
 * the values in sentences, so that nobody has to.
 */
export function createTexts({ language, resources = {}, plugins = [], isUnmarked = false }: TextsOptions): I18n {
  const i18n = createInstance();
  plugins.forEach((plugin) => i18n.use(plugin));
  void i18n.init({
    lng: language,
    // Teams from outside may know fewer languages than the site.
    fallbackLng: 'en-US',
    ns: [],
    defaultNS: 'shell',
    resources,
    // Given texts are available at once.
    initAsync: false,
    // React escapes what it renders.
    interpolation: isUnmarked ? { escapeValue: false } : { escapeValue: true, escape: isolate },
    react: { useSuspense: false },
  });
  return i18n;
}
