import { useTranslation } from '@barg/runtime/i18n';
import { DEFAULT_SETTINGS, uiSlice, useAppSelector } from '@barg/session';

/** The site's name: as the operator set it, else Barg in the visitor's script. */
export function useSiteName(): string {
  const { t } = useTranslation('shell');
  const { siteName } = useAppSelector(uiSlice.selectors.selectUi);
  return siteName === DEFAULT_SETTINGS.siteName ? t('siteName') : siteName;
}
