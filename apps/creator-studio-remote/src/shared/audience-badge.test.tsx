import { screen } from '@testing-library/react';
import { renderStudio } from '../testing/render-studio.tsx';
import { AudienceBadge } from './audience-badge.tsx';

it('each audience has a sign and words of its own, and what is sold names its price', () => {
  const seen = (['free', 'subscribers', 'paid'] as const).map((audience) => {
    const { container, unmount } = renderStudio(
      <AudienceBadge audience={audience} price={audience === 'paid' ? 5 : 0} />,
    );
    const badge = { sign: container.querySelector('svg')?.getAttribute('class'), words: container.textContent };
    unmount();
    return badge;
  });
  expect(new Set(seen.map(({ sign }) => sign)).size).toBe(3);
  expect(new Set(seen.map(({ words }) => words)).size).toBe(3);
  expect(seen[2]?.words).toContain('5 tokens');
  expect(screen.queryByText(/tokens/)).not.toBeInTheDocument();
});
