import { screen } from '@testing-library/react';
import { renderLive } from '../../../testing/render-live.tsx';
import { useBehind } from './player-screen.tsx';

function Behind({ milliseconds }: { milliseconds: number | null }) {
  return <p data-testid="behind">{useBehind(milliseconds) ?? 'nothing'}</p>;
}

test.each([
  [null, 'nothing'],
  [50, 'nothing'],
  [999, 'nothing'],
  [1000, '1 sec behind'],
  [6400, '6 sec behind'],
])('that the picture is %s ms behind is said in words, from a second on', (milliseconds, words) => {
  renderLive(<Behind milliseconds={milliseconds} />);
  expect(screen.getByTestId('behind')).toHaveTextContent(words);
});
