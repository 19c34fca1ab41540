import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { keepFocus } from './keep-focus.ts';

/** A page, and the corner with two cards, of which one is inside of a live region. */
const Page = ({ hasSave = true }: { hasSave?: boolean }) => {
  const [closed, setClosed] = useState<readonly string[]>([]);
  const cardOf = (name: string) =>
    !closed.includes(name) && (
      <section>
        <button type="button" onClick={() => setClosed((before) => [...before, name])}>
          Close {name}
        </button>
      </section>
    );
  return (
    <>
      <main>
        <h1>Page</h1>
        <ul>
          <li>{hasSave && <button type="button">Save</button>}</li>
          <li>
            <button type="button">Near</button>
          </li>
        </ul>
      </main>
      <div data-notices>
        <div role="status">{cardOf('request')}</div>
        {cardOf('offer')}
      </div>
    </>
  );
};

let stop = (): void => undefined;
beforeEach(() => {
  stop = keepFocus(() => undefined);
});
afterEach(() => {
  stop();
  history.replaceState(null, '', '/');
});

const button = (name: string) => screen.getByRole('button', { name });
/** As long as dialogs and menus are waited for, and longer. */
const waitLonger = async () => {
  for (let frame = 0; frame < 8; frame += 1) await new Promise(requestAnimationFrame);
};
/** From the page over all cards to the one named. */
const goTo = async (name: string) => {
  button('Save').focus();
  while (document.activeElement !== button(name)) await userEvent.tab();
};

it.each(['request', 'offer'])('who closes the %s in the corner is back where they were', async (card) => {
  render(<Page />);
  await goTo(`Close ${card}`);
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: `Close ${card}` })).not.toBeInTheDocument();
  await waitFor(() => expect(button('Near')).toHaveFocus());
});

it('and where that has gone meanwhile, near it', async () => {
  const { rerender } = render(<Page />);
  button('Save').focus();
  button('Close request').focus();
  rerender(<Page hasSave={false} />);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button('Near')).toHaveFocus());
});

it('but not where the card has led to another page', async () => {
  render(<Page />);
  await goTo('Close request');
  history.replaceState(null, '', '/elsewhere');
  await userEvent.keyboard('{Enter}');
  await waitLonger();
  expect(document.body).toHaveFocus();
});

/** A dialog whose button is disabled by what it was pressed for, as when a payment is refused. */
const Refusing = () => {
  const [isRefused, setRefused] = useState(false);
  return (
    <section role="dialog" aria-label="Pay" tabIndex={-1}>
      <button type="button" disabled={isRefused} onClick={() => setRefused(true)}>
        Pay
      </button>
    </section>
  );
};

it('a button that is disabled under the focus leaves it to its dialog, which hears the keys', async () => {
  render(<Refusing />);
  const dialog = screen.getByRole('dialog');
  const keys: string[] = [];
  dialog.addEventListener('keydown', ({ key }) => keys.push(key));
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(dialog).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(keys).toEqual(['Escape']);
});
