import { useTranslation } from '@barg/runtime/i18n';
import { Icon, useUi } from '@barg/ui-kit';
import type { CalendarDate } from '@internationalized/date';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useContext, useMemo } from 'react';
import { CalendarStateContext } from 'react-aria-components/Calendar';
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
import { createSpelling, type Spelling } from './spelled-date.ts';

/** The name of the month. Hidden from screen readers, to which the calendar announces it. */
const ShownMonth = ({ spelling }: { spelling: Spelling }) => {
  const state = useContext(CalendarStateContext);
  return <MonthTitle aria-hidden>{state && spelling.month(state.visibleRange.start.toDate('UTC'))}</MonthTitle>;
};

/** A day of the month, named as the site spells days. */
const Day = ({ date, spelling }: { date: CalendarDate; spelling: Spelling }) => {
  const { t } = useTranslation('ui');
  const day = spelling.day(date.toDate('UTC'));
  return (
    <DayCell
      date={date}
      render={(props, { isToday, isSelected }) => {
        const named = isToday ? t('picker.today', { day }) : day;
        return <div {...props} aria-label={isSelected ? t('picker.chosenDay', { day: named }) : named} />;
      }}
    />
  );
};

/** The month that opens below a date field. */
export const MonthView = () => {
  const { t } = useTranslation('ui');
  const { locale } = useUi();
  const spelling = useMemo(() => createSpelling(locale), [locale]);
  return (
    <MonthSurface placement="bottom start">
      <MonthDialog>
        <Calendar>
          <MonthHead>
            <MonthButton slot="previous" aria-label={t('picker.previousMonth')}>
              <Icon icon={ChevronLeft} isMirrored />
            </MonthButton>
            <ShownMonth spelling={spelling} />
            <MonthButton slot="next" aria-label={t('picker.nextMonth')}>
              <Icon icon={ChevronRight} isMirrored />
            </MonthButton>
          </MonthHead>
          <MonthTable>{(date) => <Day date={date} spelling={spelling} />}</MonthTable>
        </Calendar>
      </MonthDialog>
    </MonthSurface>
  );
};
