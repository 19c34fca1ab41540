import { useState, type ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useCultures } from '@barg/session/reference';
import type { MenuAction } from '@barg/ui-kit/overlays';
import { lazyDialog } from '@barg/ui-kit';
import { nativeName } from '@barg/ui-kit/names';
import { usePreferences } from '../../preferences/use-preferences.ts';

const LanguageDialog = lazyDialog(() => import('../../preferences/language-dialog.tsx'));

interface LanguageActions {
  actions: MenuAction[];
  /** What the last action opens; draw it beside the menu. */
  dialog: ReactNode;
}

/** The entries of a menu that choose a language: the complete ones, which it asks for once it is open, and a door to all cultures. */
export function useLanguageActions(): LanguageActions {
  const { t } = useTranslation('shell');
  const { chooseCulture } = usePreferences();
  const { complete } = useCultures();
  const [isOpen, setOpen] = useState(false);
  const choose = (culture: string): MenuAction => ({
    id: culture,
    label: nativeName(culture),
    onSelect: () => void chooseCulture(culture),
  });
  const more = { id: 'more-languages', label: t('preferences.more'), onSelect: () => setOpen(true) };
  return {
    actions: [...complete.map(choose), more],
    dialog: isOpen ? <LanguageDialog onClose={() => setOpen(false)} /> : null,
  };
}
