import { OpenMenu, type OpenMenuProps } from './open-menu.tsx';
import { useLanguageActions } from './use-language-actions.tsx';

/** A menu of the complete languages, and an entry that opens the list of all cultures. */
export function LanguagesMenu(closed: OpenMenuProps) {
  const { actions, dialog } = useLanguageActions();
  return (
    <>
      <OpenMenu {...closed} items={actions} />
      {dialog}
    </>
  );
}
