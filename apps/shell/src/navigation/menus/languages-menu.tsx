import { OpenMenu, type OpenMenuProps } from './open-menu.tsx';
import { useLanguageActions } from './use-language-actions.tsx';

/** The complete languages, and a door to the others. */
export function LanguagesMenu(closed: OpenMenuProps) {
  const { actions, dialog } = useLanguageActions();
  return (
    <>
      <OpenMenu {...closed} items={actions} />
      {dialog}
    </>
  );
}
