import { useEffect, useState } from 'react';
import type { MessageNamespace } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useSite } from '../site/site-context.ts';

/**
 * Loads texts that not every page needs; true once they are there. Texts that cannot be had do not hold the page up:
 * their keys show then.
 */
export function useTexts(namespaces: readonly MessageNamespace[]): boolean {
  const { messages } = useSite();
  const { i18n } = useTranslation('shell');
  const [isSettled, setIsSettled] = useState(false);
  const hasAll = namespaces.every((namespace) => i18n.hasResourceBundle(i18n.language, namespace));
  useEffect(() => {
    // A page that the server has drawn is taken over in parts: none may change before it is.
    if (hasAll) return undefined;
    let isCurrent = true;
    void messages.ensure(namespaces).then(() => isCurrent && setIsSettled(true));
    return () => {
      isCurrent = false;
    };
  }, [messages, namespaces, hasAll]);
  return isSettled || hasAll;
}
