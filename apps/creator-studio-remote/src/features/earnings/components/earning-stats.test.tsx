import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { earningStats } from '../../../testing/samples.ts';
import { areaPath, linePath, nearestTo, ticksFor, toPoints } from './chart-path.ts';
import { EarningChart } from './earning-chart.tsx';
import { EarningStatsPanel } from './earning-stats.tsx';

beforeEach(() => resetSession(testPerformer()));

describe('earnings', () => {
  it('shows figures in the digits of the language, and no change where there is nothing to compare', async () => {
    stubHttp({ 'GET /performer/earning/stats': () => earningStats });
    renderStudio(<EarningStatsPanel />, { locale: 'fa-IR' });
    expect(await screen.findByText('۲۱۸٫۸۰')).toBeInTheDocument();
    expect(screen.getAllByText(/٪/)).toHaveLength(3);
  });

  it('asks again for another period', async () => {
    const calls = stubHttp({
      'GET /performer/earning/stats': ({ params }) => ({ ...earningStats, period: Number(params.period) }),
    });
    renderStudio(<EarningStatsPanel />);
    expect(await screen.findByText('Last 30 days, against the 30 before')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: '90 days' }));
    await screen.findByRole('button', { name: '90 days', pressed: true });
    expect(await screen.findByText('Last 90 days, against the 90 before')).toBeInTheDocument();
    expect(calls.map(({ params }) => params.period)).toEqual(['30', '90']);
  });

  it('shows no figures of the last period where those of the chosen one cannot be read, and the way back', async () => {
    stubHttp({
      'GET /performer/earning/stats': ({ params }) => {
        if (params.period === '90') throw stubError(500, 'server.unexpected', 'An error occurred');
        return earningStats;
      },
    });
    renderStudio(<EarningStatsPanel />);
    expect(await screen.findByText('218.80')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '90 days' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
    expect(screen.queryByText('218.80')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '30 days' }));
    expect(await screen.findByText('218.80')).toBeInTheDocument();
  });

  it('offers a retry that works', async () => {
    let isDown = true;
    stubHttp({
      'GET /performer/earning/stats': () => {
        if (isDown) throw stubError(500, 'server.unexpected', 'An error occurred');
        return earningStats;
      },
    });
    renderStudio(<EarningStatsPanel />);
    const retry = await screen.findByRole('button', { name: /again/i });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText('218.80')).toBeInTheDocument();
  });
});

describe('where nothing was earned', () => {
  const days = earningStats.days.map((day) => ({ ...day, net: 0 }));

  it('measures the chart by nothing: only the line of nothing is drawn', () => {
    const { container } = renderStudio(<EarningChart days={days} />);
    expect(container.querySelectorAll('figure [aria-hidden] > bdi:not(:empty)')).toHaveLength(1);
    expect(container.querySelectorAll('svg line')).toHaveLength(1);
  });

  it('measures one with earnings by its amounts', () => {
    const { container } = renderStudio(<EarningChart days={earningStats.days} />);
    expect(container.querySelectorAll('figure [aria-hidden] > bdi:not(:empty)')).toHaveLength(5);
    expect(container.querySelectorAll('svg line')).toHaveLength(5);
  });
});

describe('the chart', () => {
  it('runs from the reader’s side: right to left in right-to-left languages', () => {
    expect(toPoints([0, 10], 'ltr')).toEqual([
      { x: 0, y: 100 },
      { x: 100, y: 0 },
    ]);
    expect(toPoints([0, 10], 'rtl').map(({ x }) => x)).toEqual([100, 0]);
  });

  it('closes the surface at the bottom, and draws nothing of nothing', () => {
    expect(areaPath(toPoints([5, 5], 'ltr'))).toMatch(/L100\.00 100L0\.00 100Z$/);
    expect(linePath([])).toBe('');
    expect(areaPath([])).toBe('');
  });
});

/** So many days up to the 20th of November, each with one hundredth of a token more than nothing. */
const daysUpTo = (count: number) =>
  Array.from({ length: count }, (_, day) => ({
    date: new Date(Date.UTC(2026, 10, 20) - (count - 1 - day) * 86_400_000).toISOString().slice(0, 10),
    net: 0.1,
    tips: 0,
  }));

describe('amounts in the chart', () => {
  it.each([
    [0, [0, 0.01, 0.02, 0.03, 0.04]],
    [1, [0, 0.25, 0.5, 0.75, 1]],
    [12.5, [0, 5, 10, 15, 20]],
    [96, [0, 25, 50, 75, 100]],
    [2913.8, [0, 1000, 2000, 3000, 4000]],
  ])('stand at round numbers up to %d', (most, ticks) => {
    expect(ticksFor(most)).toEqual(ticks);
  });

  it('are those nearest to the pointer, from either side', () => {
    expect(nearestTo(0, 30, 'ltr')).toBe(0);
    expect(nearestTo(0, 30, 'rtl')).toBe(29);
    expect(nearestTo(0.5, 3, 'rtl')).toBe(1);
    expect(nearestTo(1.4, 30, 'ltr')).toBe(29);
  });

  it('are read with the arrow keys, which follow the direction of reading', async () => {
    const days = [
      { date: '2026-11-19', net: 7, tips: 0 },
      { date: '2026-11-20', net: 12.5, tips: 8 },
    ];
    const { unmount } = renderStudio(<EarningChart days={days} />);
    const chart = screen.getByRole('slider', { name: 'Earnings by day' });
    await userEvent.tab();
    expect(chart).toHaveAttribute('aria-valuetext', 'November 20, 2026: 12.50 tokens');
    await userEvent.keyboard('{ArrowLeft}');
    expect(chart).toHaveAttribute('aria-valuetext', 'November 19, 2026: 7 tokens');
    await userEvent.keyboard('{End}');
    expect(chart).toHaveAttribute('aria-valuetext', 'November 20, 2026: 12.50 tokens');
    unmount();
    renderStudio(<EarningChart days={days} />, { locale: 'fa-IR' });
    const persian = screen.getByRole('slider');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(persian).toHaveAttribute('aria-valuetext', expect.stringContaining('۷'));
    await userEvent.keyboard('{ArrowLeft}');
    expect(persian).toHaveAttribute('aria-valuetext', expect.stringContaining('۱۲٫۵۰'));
  });

  it('of a year stand by months of the reader’s calendar, added exactly', () => {
    const { unmount } = renderStudio(<EarningChart days={daysUpTo(365)} />);
    const rows = within(screen.getByRole('table', { name: 'Earnings by month' })).getAllByRole('row');
    expect(rows).toHaveLength(13);
    expect(rows[1]).toHaveTextContent('December 20253.10');
    unmount();
    renderStudio(<EarningChart days={daysUpTo(365)} />, { locale: 'fa-IR' });
    expect(screen.getByRole('table')).toHaveTextContent('آبان');
  });

  it('of a day are shown at that day wherever the reader is', () => {
    // On one side of the date line or the other it is another day at any moment.
    renderStudio(<EarningChart days={[{ date: '2026-11-20', net: 1, tips: 0 }]} />);
    expect(screen.getByRole('row')).toHaveTextContent('November 20, 2026');
  });
});
