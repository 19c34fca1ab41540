import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MovingPicture } from './moving-picture.tsx';

const LABELS = { play: 'Play', pause: 'Pause' };

/** Sets `prefers-reduced-motion`. */
const stubMotion = (isReduced: boolean) => {
  const matchMedia = (query: string) => ({
    matches: isReduced && query.includes('prefers-reduced-motion'),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: matchMedia });
};

const open = () =>
  render(
    <MovingPicture motion="/leaf.webp" labels={LABELS}>
      {(motion) => <p>{motion ? `moving ${motion}` : 'still'}</p>}
    </MovingPicture>,
  );

it('moves, and can be held and let go', async () => {
  stubMotion(false);
  open();
  expect(screen.getByText('moving /leaf.webp')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByText('still')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(screen.getByText('moving /leaf.webp')).toBeInTheDocument();
});

it('stands still for whoever asks for less motion, until they want it to move', async () => {
  stubMotion(true);
  open();
  expect(screen.getByText('still')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(screen.getByText('moving /leaf.webp')).toBeInTheDocument();
});
