import { useTranslation } from '@barg/runtime/i18n';
import { VisuallyHidden, useFormat } from '@barg/ui-kit';
import type { ChartPeriod } from './chart-periods.ts';

interface EarningTableProps {
  periods: readonly ChartPeriod[];
  nameOf: (from: string) => string;
  isByMonth: boolean;
}

/** The chart for those who do not see it. */
export function EarningTable({ periods, nameOf, isByMonth }: EarningTableProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  return (
    <VisuallyHidden>
      <table>
        <caption>{t(isByMonth ? 'earnings.monthly' : 'earnings.daily')}</caption>
        <tbody>
          {periods.map(({ from, net }) => (
            <tr key={from}>
              <th scope="row">{nameOf(from)}</th>
              <td>{format.tokens(net)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
