import { createContext, use, useEffect } from 'react';
import { useUi } from './ui-context.ts';

/** Hears the titles of a page that a server draws, which has no document. */
export const TitleContext = createContext<((title: string) => void) | null>(null);

/** Sets the document's title: the page's, then the site's. Unchanged while the title is unknown. */
export const usePageTitle = (title: string | undefined): void => {
  const { siteName } = useUi();
  const tell = use(TitleContext);
  if (title) tell?.(title);
  useEffect(() => {
    if (title !== undefined) document.title = title ? `${title} · ${siteName}` : siteName;
  }, [title, siteName]);
};
