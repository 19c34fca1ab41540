import { createContext, use, useEffect } from 'react';
import { useUi } from './ui-context.ts';

/** Hears the titles of a page that a server draws, which has no document. */
export const TitleContext = createContext<((title: string) => void) | null>(null);

/**
 * Sets the document's title: the page's, then the site's. Unchanged while the title is unknown.
 *
 * @param part the section of the page that the address names: it comes first, to tell tabs and bookmarks apart
 */
export const usePageTitle = (title: string | undefined, part?: string): void => {
  const { siteName } = useUi();
  const tell = use(TitleContext);
  const shown = title && part ? `${part} · ${title}` : title;
  if (shown) tell?.(shown);
  useEffect(() => {
    if (shown !== undefined) document.title = shown ? `${shown} · ${siteName}` : siteName;
  }, [shown, siteName]);
};
