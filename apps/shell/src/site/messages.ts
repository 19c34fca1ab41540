import type { MessageNamespace } from '@barg/contract';
import type { I18n } from '@barg/runtime/i18n';

/** The page's texts: which are loaded, and in which language. */
export interface Messages {
  i18n: I18n;
  /** Loads the namespaces that are not there yet in the current language. Never rejects. */
  ensure: (namespaces: readonly MessageNamespace[]) => Promise<void>;
  /** Loads everything in use in another language, then shows it at once. */
  switchTo: (culture: string) => Promise<void>;
}
