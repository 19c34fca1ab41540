import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, IconButton, Inline, Stack, Text, useFormat } from '@barg/ui-kit';
import { FormTextField, useFormContext } from '@barg/ui-kit/forms';
import { MenuRow, MenusRoot } from './settings.styles.ts';
import type { SettingsForm } from './settings-form-schema.ts';

/** The group of the fields, for the focus. */
export const MENUS_ID = 'site-menus';

/** Marks the buttons that move a link, each with its direction. */
const MOVE = 'data-move';

type Menus = SettingsForm['menus'];

/** The list with the item moved from `from` to `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from);
  const item = items[from];
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** Links that the operator adds to the navigation, in their order. */
export function MenusField() {
  const { t } = useTranslation('operator');
  const format = useFormat();
  const root = useRef<HTMLFieldSetElement>(null);
  const { watch, setValue } = useFormContext<SettingsForm>();
  const menus = watch('menus');
  const write = (next: Menus) => setValue('menus', next, { shouldDirty: true });
  // The focus goes along with the link, and to its other button where this one ends.
  const move = (from: number, to: number) => {
    write(moved(menus, from, to));
    const isEnd = to === 0 || to === menus.length - 1;
    const way = to < from === isEnd ? 'down' : 'up';
    root.current?.querySelectorAll<HTMLElement>(`[${MOVE}=${way}]`)[to]?.focus();
  };
  return (
    <MenusRoot ref={root} id={MENUS_ID} tabIndex={-1}>
      <Text as="legend" weight="medium">
        {t('settings.menus')}
      </Text>
      <Text size="caption" tone="muted">
        {t('settings.menusHelp')}
      </Text>
      <Stack gap={3}>
        {menus.map((_, index) => (
          <MenuRow key={index} role="group" aria-label={t('settings.menu', { number: format.number(index + 1) })}>
            <FormTextField name={`menus.${index}.title`} label={t('settings.menuTitle')} maxLength={60} />
            <FormTextField name={`menus.${index}.path`} label={t('settings.menuPath')} dir="ltr" />
            <Inline gap={1} wrap="nowrap">
              <IconButton
                icon={ArrowUp}
                label={t('settings.moveUp')}
                disabled={index === 0}
                {...{ [MOVE]: 'up' }}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                icon={ArrowDown}
                label={t('settings.moveDown')}
                disabled={index === menus.length - 1}
                {...{ [MOVE]: 'down' }}
                onClick={() => move(index, index + 1)}
              />
              <IconButton
                icon={Trash2}
                label={t('settings.removeMenu')}
                onClick={() => write(menus.filter((_menu, other) => other !== index))}
              />
            </Inline>
          </MenuRow>
        ))}
        <Inline>
          <Button icon={Plus} onClick={() => write([...menus, { title: '', path: '/' }])} disabled={menus.length >= 20}>
            {t('settings.addMenu')}
          </Button>
        </Inline>
      </Stack>
    </MenusRoot>
  );
}
