import { useTranslation } from '@barg/runtime/i18n';
import { Icon, Spinner } from '@barg/ui-kit';
import Check from 'lucide-react/icons/check';
import { ListBox } from 'react-aria-components/ComboBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { NothingFound, PickerRow, PickerSurface, ROW_HEIGHT, RowLabel, RowNote } from './combobox.styles.ts';
import { FlagPicture } from './flag.tsx';
import type { PickerOption } from './option.ts';

/** The list gives its rows an `id` and a `value` of its own: what is shown comes as one property. */
const OptionRow = ({ option: { value, label, note, picture } }: { option: PickerOption }) => (
  <PickerRow id={value} textValue={label}>
    {({ isSelected }) => (
      <>
        {picture && <FlagPicture src={picture} alt="" width={24} height={16} loading="lazy" decoding="async" />}
        <RowLabel dir="auto">{label}</RowLabel>
        {note && note !== label ? <RowNote dir="auto">{note}</RowNote> : <RowNote />}
        {isSelected && <Icon icon={Check} size={18} />}
      </>
    )}
  </PickerRow>
);

const layout = { rowHeight: ROW_HEIGHT, padding: 4 };

/** What opens below a picker. Only the rows that can be seen are drawn, so that thousands open as fast as ten. */
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
