import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithUi } from '../../testing/render-with-ui.tsx';
import { ToastProvider, useToast } from './toast.tsx';

function Saving({ onUndo }: { onUndo?: () => void }) {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast('Saved', onUndo && { action: { label: 'Undo', onClick: onUndo } })}>
      Save
    </button>
  );
}

const save = async (onUndo?: () => void): Promise<HTMLElement> => {
  renderWithUi(
    <ToastProvider>
      <Saving {...(onUndo && { onUndo })} />
    </ToastProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return screen.findByText('Saved');
};
const takesPresses = (element: HTMLElement): boolean => getComputedStyle(element).pointerEvents !== 'none';

it('lets presses through to what it lies on, and can be closed', async () => {
  const words = await save();
  expect(takesPresses(words.parentElement ?? words)).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

it('keeps the pointer where it has something to press', async () => {
  const undo = jest.fn();
  const words = await save(undo);
  expect(takesPresses(words.parentElement ?? words)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
});
