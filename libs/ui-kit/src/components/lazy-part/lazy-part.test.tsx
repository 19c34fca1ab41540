import { Suspense, type ComponentType } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithUi } from '../../testing/render-with-ui.tsx';
import { OPTIONAL_PART, SMALL_PART, lazyPart } from './lazy-part.tsx';
import { PartBoundary } from './part-boundary.tsx';

const told = jest.fn();
const Picker = ({ label }: { label: string }) => <p>{label}</p>;
const Nothing = () => <p>something</p>;

/** Fails at first, as an import does while the network is away for a moment. */
const failingOnce = <Props extends object>(Part: ComponentType<Props>) =>
  jest
    .fn<Promise<{ default: ComponentType<Props> }>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ default: Part });

beforeEach(() => {
  told.mockReset();
  globalThis.reportError = told;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('lazyPart', () => {
  it('leaves the page around a part that did not come as it is, with what was typed, and comes on retry', async () => {
    const load = failingOnce(Picker);
    const Part = lazyPart(load);
    const page = (isOpen: boolean) => (
      <>
        <input aria-label="Words" />
        <Suspense fallback="waiting">{isOpen && <Part label="The vault" />}</Suspense>
      </>
    );
    const { rerender } = renderWithUi(page(false));
    await userEvent.type(screen.getByLabelText('Words'), 'half a post');
    rerender(page(true));
    expect(await screen.findByRole('alert')).toHaveTextContent('This part did not open');
    expect(screen.getByLabelText('Words')).toHaveValue('half a post');
    expect(told).toHaveBeenCalledTimes(1);

    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The vault')).toBeVisible();
    expect(screen.getByLabelText('Words')).toHaveValue('half a post');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is there at the next place it is drawn, once it came at one', async () => {
    const Part = lazyPart(failingOnce(Picker));
    const { rerender } = renderWithUi(<Part key="first" label="one" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('one');
    rerender(<Part key="second" label="two" />);
    expect(await screen.findByText('two')).toBeVisible();
  });

  it('comes by itself when the line is back, also where nothing stood in for it', async () => {
    const Part = lazyPart(failingOnce(Picker), { ...OPTIONAL_PART, waiting: () => null });
    renderWithUi(<Part label="The card of a link" />);
    await waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    fireEvent.online(window);
    expect(await screen.findByText('The card of a link')).toBeVisible();
  });

  it('shows what the part says for waiting and failing', async () => {
    const Part = lazyPart(failingOnce(Picker), {
      waiting: ({ label }) => <p>{label} is on its way</p>,
      failed: (retry, { label }) => <button onClick={retry}>{label} is missing</button>,
    });
    renderWithUi(<Part label="menu" />);
    expect(screen.getByText('menu is on its way')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'menu is missing' }));
    expect(await screen.findByText('menu')).toBeVisible();
  });

  it('stands as a button alone, or not at all, where its place asks for that', async () => {
    const Menu = lazyPart(failingOnce(Nothing), SMALL_PART);
    const Pill = lazyPart(failingOnce(Nothing), OPTIONAL_PART);
    renderWithUi(
      <>
        <Suspense fallback={null}>
          <Pill />
        </Suspense>
        <Suspense fallback={null}>
          <Menu />
        </Suspense>
      </>,
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('This part did not open')).toBeNull();
    expect(screen.queryByText('something')).toBeNull();
    await userEvent.click(retry);
    expect(await screen.findByText('something')).toBeVisible();
  });
});

describe('PartBoundary', () => {
  const Fragile = ({ of }: { of: string }) => {
    if (of === 'broken') throw new Error('boom');
    return <p>{of}</p>;
  };
  const drawn = (subject: string) => (
    <PartBoundary subject={subject} onError={told} fallback={() => <p role="alert">no page</p>}>
      <Fragile of={subject} />
    </PartBoundary>
  );

  it('takes the failure for one subject for no failure of the next, and tells whoever it was given', () => {
    const { rerender } = renderWithUi(drawn('broken'));
    expect(screen.getByRole('alert')).toBeVisible();
    expect(told).toHaveBeenCalledTimes(1);
    rerender(drawn('whole'));
    expect(screen.getByText('whole')).toBeVisible();
  });
});
