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

describe('above what stands at the foot of the page', () => {
  const footOf = (top: number, bottom: number): HTMLElement => {
    const foot = document.createElement('div');
    foot.dataset.foot = '';
    foot.getBoundingClientRect = () => new DOMRect(0, top, 400, bottom - top);
    document.body.append(foot);
    return foot;
  };
  const heightBelow = (words: HTMLElement) =>
    words.closest<HTMLElement>('[data-toasts]')?.style.getPropertyValue('--foot');
  let feet: HTMLElement[] = [];
  const stand = (top: number, bottom: number) => feet.push(footOf(top, bottom));
  afterEach(() => {
    for (const foot of feet) foot.remove();
    feet = [];
  });

  it('however high it has grown', async () => {
    stand(window.innerHeight - 212, window.innerHeight);
    expect(heightBelow(await save())).toBe('212px');
  });

  it('with the bar of phones below it', async () => {
    stand(window.innerHeight - 128, window.innerHeight - 60);
    expect(heightBelow(await save())).toBe('128px');
  });

  it('and not above what stands further up, or is out of sight', async () => {
    stand(100, 180);
    stand(window.innerHeight + 40, window.innerHeight + 100);
    expect(heightBelow(await save())).toBe('0px');
  });
});
