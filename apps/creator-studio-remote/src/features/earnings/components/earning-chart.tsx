import type { EarningStats } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Text, VisuallyHidden, useFormat, useUi } from '@barg/ui-kit';
import { areaPath, linePath, toPoints } from './chart-path.ts';
import { ChartArea, ChartDays, ChartGrid, ChartLine, ChartSvg } from './earning-stats.styles.ts';

const GRID_LINES = [0, 25, 50, 75, 100];
const LABELS = 5;

/** Net earnings by day as a line; screen readers get the same as a table. */
export function EarningChart({ days }: { days: EarningStats['days'] }) {
  const { t } = useTranslation('creator-studio');
  const { dir } = useUi();
  const format = useFormat();
  const points = toPoints(
    days.map((day) => day.net),
    dir,
  );
  const every = Math.max(1, Math.floor((days.length - 1) / (LABELS - 1)));
  return (
    <figure>
      <ChartSvg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {GRID_LINES.map((y) => (
          <ChartGrid key={y} x1="0" x2="100" y1={y} y2={y} />
        ))}
        <ChartArea d={areaPath(points)} />
        <ChartLine d={linePath(points)} />
      </ChartSvg>
      <ChartDays aria-hidden="true">
        {days
          .filter((_, index) => index % every === 0)
          .map((day) => (
            <Text key={day.date} as="span" size="caption" tone="inherit">
              {format.date(day.date, 'short')}
            </Text>
          ))}
      </ChartDays>
      <VisuallyHidden>
        <table>
          <caption>{t('earnings.daily')}</caption>
          <tbody>
            {days.map((day) => (
              <tr key={day.date}>
                <th scope="row">{format.date(day.date, 'long')}</th>
                <td>{format.tokens(day.net)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  );
}
