import { useEffect } from 'react';
import { useUi } from './ui-context.ts';

/** Sets the document's title: the page's, then the site's. Unchanged while the title is unknown. */
export const usePageTitle = (title: string | undefined): void => {
  const { siteName } = useUi();
  useEffect(() => {
    if (title !== undefined) document.title = title ? `${title} · ${siteName}` : siteName;
  }, [title, siteName]);
};
