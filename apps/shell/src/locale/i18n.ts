import { messagesLocaleOf, type MessageNamespace } from '@barg/contract';
import type { Module } from '@barg/runtime/i18n';
import { createTexts } from '@barg/runtime/texts';
import type { Messages } from '../site/messages.ts';
import { fetchMessages, type Bundle, type MessageSources, type MessageTree } from './messages.ts';

interface MessageOptions extends MessageSources {
  plugins?: readonly Module[];
  /** Texts that are there from the beginning, by namespace. */
  texts?: ReadonlyMap<MessageNamespace, MessageTree>;
}

/** The texts are made for this: i18next need not copy them first, by way of JSON. */
const AS_IT_IS = { silent: false, skipCopy: true };

/** Creates the i18next instance of a page, and what fetches its texts. */
export async function createMessages(
  culture: string,
  { plugins, texts = new Map(), ...sources }: MessageOptions,
): Promise<Messages> {
  const i18n = createTexts({ language: messagesLocaleOf(culture), plugins });
  const inUse = new Set<MessageNamespace>();
  const pending = new Map<string, Promise<void>>();
  let firstTag: string | null = null;
  let switches = 0;
  const onTag = (tag: string | null): void => void (firstTag ??= tag);

  const add = ({ locale, namespace, messages }: Bundle): void =>
    void i18n.addResourceBundle(locale, namespace, messages, true, true, AS_IT_IS);

  /** One request for what is neither loaded nor on its way. */
  const load = async (target: string, namespaces: readonly MessageNamespace[]): Promise<void> => {
    const language = messagesLocaleOf(target);
    const keyOf = (namespace: MessageNamespace): string => `${language}/${namespace}`;
    const missing = namespaces.filter((namespace) => !pending.has(keyOf(namespace)));
    if (missing.length > 0) {
      const request = fetchMessages(target, missing, { ...sources, onTag }).then((bundles) => {
        bundles.forEach(add);
        // What came from nowhere, or in English instead, is asked for again next time.
        for (const name of missing)
          if (!bundles.some(({ namespace, locale }) => namespace === name && locale === language))
            pending.delete(keyOf(name));
      });
      missing.forEach((namespace) => pending.set(keyOf(namespace), request));
    }
    await Promise.all(namespaces.map((namespace) => pending.get(keyOf(namespace))));
  };

  texts.forEach((messages, namespace) => {
    add({ locale: i18n.language, namespace, messages });
    pending.set(`${i18n.language}/${namespace}`, Promise.resolve());
  });

  return {
    i18n,
    firstTag: () => firstTag,
    ensure: (namespaces) => {
      namespaces.forEach((namespace) => inUse.add(namespace));
      return load(i18n.language, namespaces);
    },
    switchTo: async (next) => {
      const turn = ++switches;
      let known: number;
      do {
        known = inUse.size;
        await load(next, [...inUse]);
        // What a page has begun to use meanwhile was loaded in the former language only.
      } while (turn === switches && inUse.size > known);
      if (turn !== switches) return false;
      await i18n.changeLanguage(messagesLocaleOf(next));
      return true;
    },
  };
}
