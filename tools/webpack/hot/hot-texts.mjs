import { getI18n } from '@barg/runtime/i18n';

/**
 * Puts the edited texts of the remote into the open page, which keeps its state. The namespace is this module's query;
 * each locale is a chunk of its own, loaded once it is shown.
 */
const namespace = __resourceQuery.slice(1);
/** Asked for each time: after an edit it is another module. */
const texts = () => import.meta.webpackContext('barg-hot-locales', { regExp: /\.json$/, mode: 'lazy' });
const followed = new Set();

const load = (language) => texts()(`./${language}.json`);

/** What is not loaded, webpack reports no change of. */
async function follow(language) {
  await load(language);
  followed.add(language);
}

async function show(i18n) {
  for (const language of followed) {
    const edited = await load(language);
    // Else a text that has been taken out would stay.
    i18n.removeResourceBundle(language, namespace);
    i18n.addResourceBundle(language, namespace, edited);
  }
  // Every component that shows texts hears it.
  i18n.emit('languageChanged', i18n.language);
}

const i18n = getI18n();
if (i18n) {
  void follow(i18n.language);
  i18n.on('languageChanged', (language) => followed.has(language) || void follow(language));
  import.meta.webpackHot?.accept(texts().id, () => void show(i18n));
}
