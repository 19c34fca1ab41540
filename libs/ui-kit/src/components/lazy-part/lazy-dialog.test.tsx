import { useState, type ComponentType } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithUi } from '../../testing/render-with-ui.tsx';
import { lazyDialog } from './lazy-dialog.tsx';

interface DialogProps {
  name: string;
  onClose: () => void;
}

const Loaded = ({ name, onClose }: DialogProps) => (
  <div role="dialog" aria-label={name}>
    <button onClick={onClose}>Close</button>
  </div>
);

function Page({ Dialog }: { Dialog: ComponentType<DialogProps> }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button onClick={() => setAsked(true)}>Delete</button>
      {isAsked && <Dialog name="Fig" onClose={() => setAsked(false)} />}
    </>
  );
}

beforeEach(() => {
  globalThis.reportError = jest.fn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('a dialog is fetched when it is asked for, and closes', async () => {
  const load = jest.fn(async () => ({ default: Loaded }));
  renderWithUi(<Page Dialog={lazyDialog(load)} />);
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('dialog', { name: 'Fig' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('one that did not come is told of, leaves the page as it is, and comes the next time', async () => {
  const load = jest
    .fn<Promise<{ default: ComponentType<DialogProps> }>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: Loaded });
  renderWithUi(<Page Dialog={lazyDialog(load)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/Check your connection and try again/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('dialog', { name: 'Fig' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
