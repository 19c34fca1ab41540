import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { earningStats } from '../../../testing/samples.ts';
import { areaPath, linePath, toPoints } from './chart-path.ts';
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
    const calls = stubHttp({ 'GET /performer/earning/stats': () => earningStats });
    renderStudio(<EarningStatsPanel />);
    await userEvent.click(await screen.findByRole('button', { name: '90 days' }));
    await screen.findByRole('button', { name: '90 days', pressed: true });
    expect(calls.map(({ params }) => params.period)).toEqual(['30', '90']);
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
