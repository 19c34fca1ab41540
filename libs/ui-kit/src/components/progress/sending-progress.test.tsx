import { screen } from '@testing-library/react';
import { renderWithUi } from '../../testing/render-with-ui.tsx';
import { SendingProgress } from './sending-progress.tsx';

const bar = () => screen.getByRole('progressbar');

it('says how much has left', () => {
  renderWithUi(<SendingProgress value={0.4} label="Sending" />);
  expect(bar()).toHaveAccessibleName('Sending');
  expect(bar()).toHaveAttribute('aria-valuenow', '40');
  expect(screen.getByText('40%')).toBeVisible();
});

it('says that the file is prepared once all of it has left, by no share that nobody knows', () => {
  renderWithUi(<SendingProgress value={1} label="Sending" />);
  expect(bar()).toHaveAccessibleName('Preparing');
  expect(bar()).not.toHaveAttribute('aria-valuenow');
  expect(bar()).not.toHaveAttribute('aria-valuetext');
  expect(screen.queryByText(/%/)).not.toBeInTheDocument();
});

it('keeps its words where nothing leaves', () => {
  renderWithUi(<SendingProgress value={1} label="Waiting for the connection" isWaiting />);
  expect(bar()).toHaveAccessibleName('Waiting for the connection');
});
