import type { EarningStats } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { customProperties, Text, useFormat, useTokens, useUi } from '@barg/ui-kit';
import { useChartPointer } from '../hooks/use-chart-pointer.ts';
import { areaPath, linePath, ticksFor, toPoints } from './chart-path.ts';
import { isByMonth, periodsOf } from './chart-periods.ts';
import { EarningTable } from './earning-table.tsx';
import {
  ChartArea,
  ChartAxis,
  ChartBody,
  ChartDays,
  ChartGrid,
  ChartLine,
  ChartMark,
  ChartPlot,
  ChartSvg,
} from './earning-stats.styles.ts';

const LABELS = 5;

/**
 * Net earnings by day, or by month of a year, as a line. Its amounts stand at the lines, and at the point that is
 * pointed at or reached by the arrow keys; a table has all of them for those who do not see it.
 */
export function EarningChart({ days }: { days: EarningStats['days'] }) {
  const { t } = useTranslation('creator-studio');
  const { dir } = useUi();
  const format = useFormat();
  const byMonth = isByMonth(days);
  const periods = periodsOf(days, (day) => format.calendarDay(day, 'month'));
  const nameOf = (from: string): string => format.calendarDay(from, byMonth ? 'month' : 'long');
  const values = periods.map(({ net }) => net);
  const ticks = ticksFor(Math.max(...values, 1));
  /** Nothing was earned: there is nothing to measure, and only the line of nothing is drawn. */
  const isFlat = values.every((value) => value === 0);
  const points = toPoints(values, dir, ticks.at(-1));
  const { index, handlers } = useChartPointer(periods.length, dir);
  const [pointed, mark] = index === null ? [] : [periods[index], points[index]];
  const amountOf = useTokens();
  const reading = pointed && t('earnings.at', { when: nameOf(pointed.from), amount: amountOf(pointed.net) });
  const every = Math.max(1, Math.floor((periods.length - 1) / (LABELS - 1)));
  return (
    <figure>
      <Text size="caption" tone={reading ? 'muted' : 'faint'} aria-hidden>
        {reading ?? t('earnings.hint')}
      </Text>
      <ChartBody>
        <ChartAxis aria-hidden>
          {ticks.toReversed().map((tick) => (
            <bdi key={tick}>{(tick === 0 || !isFlat) && format.tokens(tick)}</bdi>
          ))}
        </ChartAxis>
        <ChartPlot
          role="slider"
          tabIndex={0}
          aria-label={t(byMonth ? 'earnings.monthly' : 'earnings.daily')}
          aria-orientation="horizontal"
          aria-valuemin={0}
          aria-valuemax={Math.max(0, periods.length - 1)}
          aria-valuenow={index ?? Math.max(0, periods.length - 1)}
          aria-valuetext={reading ?? t('earnings.hint')}
          {...handlers}
        >
          <ChartSvg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {ticks.map(
              (tick, line) =>
                (line === ticks.length - 1 || !isFlat) && (
                  <ChartGrid key={tick} x1="0" x2="100" y1={line * 25} y2={line * 25} />
                ),
            )}
            <ChartArea d={areaPath(points)} />
            <ChartLine d={linePath(points)} />
            {mark && <ChartGrid x1={mark.x} x2={mark.x} y1="0" y2="100" />}
          </ChartSvg>
          {mark && <ChartMark style={customProperties({ '--x': `${mark.x}%`, '--y': `${mark.y}%` })} />}
        </ChartPlot>
        <ChartDays aria-hidden="true">
          {periods
            .filter((_, place) => place % every === 0)
            .map(({ from }) => (
              <span key={from}>{format.calendarDay(from, byMonth ? 'shortMonth' : 'short')}</span>
            ))}
        </ChartDays>
      </ChartBody>
      <EarningTable periods={periods} nameOf={nameOf} isByMonth={byMonth} />
    </figure>
  );
}
