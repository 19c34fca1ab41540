import { useTranslation } from '@barg/runtime/i18n';
import { Icon, Spinner } from '@barg/ui-kit';
import Check from 'lucide-react/icons/check';
import { ListBox } from 'react-aria-components/ComboBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { NothingFound, PickerRow, PickerSurface, ROW_HEIGHT, RowLabel, RowNote } from './combobox.styles.ts';
import { FlagPicture } from './flag.tsx';
import type { PickerOption } from './option.ts';

/** React Aria's list sets `id` and `value` of its rows, so the option is one separate property. */
const OptionRow = ({ option: { value, label, note, picture } }: { option: PickerOption }) => (
  <PickerRow id={value} textValue={label}>
    {({ isSelected }) => (
      <>
        {picture && <FlagPicture src={picture} alt="" width={24} height={16} loading="lazy" decoding="async" />}
        <RowLabel dir="auto">{label}</RowLabel>
        <RowNote>{note && note !== label && <bdi>{note}</bdi>}</RowNote>
        {isSelected && <Icon icon={Check} size={18} />}
      </>
    )}
  </PickerRow>
);

const layout = { rowHeight: ROW_HEIGHT, padding: 4 };

/** The list of a picker. Virtualised, so that thousands of options open as fast as ten. */
export const OptionList = ({ isLoading }: { isLoading?: boolean }) => {
  const { t } = useTranslation('ui');
  return (
    <PickerSurface placement="bottom start">
      <Virtualizer layout={ListLayout} layoutOptions={layout}>
        <ListBox<PickerOption>
          renderEmptyState={() => <NothingFound>{isLoading ? <Spinner /> : t('picker.nothing')}</NothingFound>}
        >
          {(option) => <OptionRow key={option.value} option={option} />}
        </ListBox>
      </Virtualizer>
    </PickerSurface>
  );
};
