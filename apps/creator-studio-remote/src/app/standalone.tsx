import { mountStandalone } from '@barg/session/standalone';
import { descriptor } from '../remote.ts';

/** The remote alone, for development: `npm run dev -w @barg/creator-studio-remote`. */
mountStandalone({
  descriptor,
  loadExpose: (name) => import(`./exposes/${name}.tsx`),
  loadMessages: (locale) => import(`../locales/${locale}.json`),
});
