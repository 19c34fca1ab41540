import { act, screen } from '@testing-library/react';
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

const save = async (onUndo?: () => void, locale: 'en-US' | 'fa-IR' = 'en-US'): Promise<HTMLElement> => {
  renderWithUi(
    <ToastProvider>
      <Saving {...(onUndo && { onUndo })} />
    </ToastProvider>,
    { locale },
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

describe('goes by itself', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const Noting = ({ onUndo }: { onUndo?: () => void }) => {
    const toast = useToast();
    const note = (text: string) => toast(text, onUndo && { action: { label: 'Undo', onClick: onUndo } });
    return ['First', 'Second'].map((text) => (
      <button key={text} type="button" onClick={() => note(text)}>
        Note {text}
      </button>
    ));
  };
  const openWith = (onUndo?: () => void) => {
    renderWithUi(
      <ToastProvider>
        <Noting {...(onUndo && { onUndo })} />
      </ToastProvider>,
    );
    return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  };
  const wait = () => act(() => jest.advanceTimersByTimeAsync(6000));

  it.each(['Close', 'Undo'])('after another one was left by its “%s” from the keyboard', async (name) => {
    const user = openWith(jest.fn());
    await user.click(screen.getByRole('button', { name: 'Note First' }));
    screen.getByRole('button', { name }).focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByText('First')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Note Second' }));
    expect(screen.getByText('Second')).toBeInTheDocument();
    await wait();
    expect(screen.queryByText('Second')).not.toBeInTheDocument();
  });

  it('but not while one of them has the focus', async () => {
    const user = openWith();
    await user.click(screen.getByRole('button', { name: 'Note First' }));
    await user.click(screen.getByRole('button', { name: 'Note Second' }));
    screen.getAllByRole('button', { name: 'Close' })[0]?.focus();
    await wait();
    expect(screen.getByText('Second')).toBeInTheDocument();
    screen.getByRole('button', { name: 'Note First' }).focus();
    await wait();
    expect(screen.queryByText('Second')).not.toBeInTheDocument();
  });
});

describe('above what stands at the foot of the page', () => {
  const footOf = (top: number, bottom: number, { kind = '', left = 0, width = 400 } = {}): HTMLElement => {
    const foot = document.createElement('div');
    foot.dataset.foot = kind;
    foot.getBoundingClientRect = () => new DOMRect(left, top, width, bottom - top);
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

  const columnBeside = (words: HTMLElement) =>
    words.closest<HTMLElement>('[data-toasts]')?.style.getPropertyValue('--column');

  it.each([
    { locale: 'en-US', left: window.innerWidth - 370 },
    { locale: 'fa-IR', left: 20 },
  ] as const)(
    'or beside it in a narrow column, whose newest line it would cover ($locale)',
    async ({ locale, left }) => {
      const top = window.innerHeight - 100;
      feet.push(footOf(top, window.innerHeight, { kind: 'column', left, width: 350 }));
      const words = await save(undefined, locale);
      expect([columnBeside(words), heightBelow(words)]).toEqual(['370px', '0px']);
    },
  );

  it('above it where the column is the whole page', async () => {
    feet.push(footOf(window.innerHeight - 100, window.innerHeight, { kind: 'column', width: window.innerWidth }));
    const words = await save();
    expect([columnBeside(words), heightBelow(words)]).toEqual(['0px', '100px']);
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
