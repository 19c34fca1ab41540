import path from 'node:path';
import webpack from 'webpack';

/** A file of React Aria's own words in one of thirty languages; English stays, for a server that draws without texts. */
const OTHER_WORDS = /[\\/]intl[\\/](?:[a-z]+[\\/])?(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/;

/** The kit gives React Aria its words in every language of the site, so those that it ships are left out. */
export const ariaWordsPlugin = () =>
  new webpack.NormalModuleReplacementPlugin(OTHER_WORDS, (resource) => {
    if (/[\\/]react-(?:aria|stately|aria-components)[\\/]/.test(resource.context))
      resource.request = path.join(import.meta.dirname, 'no-words.mjs');
  });
