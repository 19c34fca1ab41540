import type { MessageNamespace } from '@barg/contract';
import type { I18n } from '@barg/runtime/i18n';

/** The page's loaded texts and language. */
export interface Messages {
  i18n: I18n;
  /** The ETag of the texts that came first; null where the API sent none. */
  firstTag: () => string | null;
  /** Loads missing namespaces in the current language. Never rejects. */
  ensure: (namespaces: readonly MessageNamespace[]) => Promise<void>;
  /** Loads all used namespaces in another language, then switches; false where another one was chosen meanwhile. */
  switchTo: (culture: string) => Promise<boolean>;
}
