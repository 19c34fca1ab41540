import { useEffect } from 'react';
import { useUi } from '@barg/ui-kit';

/** Names the tab after its page, and after the site again when the page is left. */
export function useDocumentTitle(title: string | undefined): void {
  const { siteName } = useUi();
  useEffect(() => {
    document.title = title ? `${title} – ${siteName}` : siteName;
    return () => {
      document.title = siteName;
    };
  }, [title, siteName]);
}
