import { useEffect } from 'react';
import { useUi } from './ui-context.ts';

/** Names the page in the browser's tab and history: the title, then the site. Nothing changes while it is unknown. */
export const usePageTitle = (title: string | undefined): void => {
  const { siteName } = useUi();
  useEffect(() => {
    if (title !== undefined) document.title = title ? `${title} · ${siteName}` : siteName;
  }, [title, siteName]);
};
