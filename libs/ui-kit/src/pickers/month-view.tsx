import { useTranslation } from '@barg/runtime/i18n';
import { Icon } from '@barg/ui-kit';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Calendar } from 'react-aria-components/DatePicker';
import {
  DayCell,
  MonthButton,
  MonthDialog,
  MonthHead,
  MonthSurface,
  MonthTable,
  MonthTitle,
} from './date-field.styles.ts';

/** The month that opens below a date field. */
export const MonthView = () => {
  const { t } = useTranslation('ui');
  return (
    <MonthSurface placement="bottom start">
      <MonthDialog>
        <Calendar>
          <MonthHead>
            <MonthButton slot="previous" aria-label={t('picker.previousMonth')}>
              <Icon icon={ChevronLeft} isMirrored />
            </MonthButton>
            <MonthTitle />
            <MonthButton slot="next" aria-label={t('picker.nextMonth')}>
              <Icon icon={ChevronRight} isMirrored />
            </MonthButton>
          </MonthHead>
          <MonthTable>{(date) => <DayCell date={date} />}</MonthTable>
        </Calendar>
      </MonthDialog>
    </MonthSurface>
  );
};
