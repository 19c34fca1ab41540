import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { TestSession } from '@barg/session/testing';
import { useToast } from '@barg/ui-kit';
import { renderWithUi } from '@barg/ui-kit/testing';
import { ConfirmDialog, Dialog, Menu } from '@barg/ui-kit/overlays';
import enUS from '../locales/site/en-US.json';
import { FocusKeeper } from './focus-keeper.tsx';

/** A list as pages have them: deleting leads over a menu and a question, and takes a moment. */
const List = () => {
  const [names, setNames] = useState(['One', 'Two', 'Three']);
  const [asked, setAsked] = useState<string | null>(null);
  const remove = async () => {
    await Promise.resolve();
    setAsked(null);
    setTimeout(() => setNames((before) => before.filter((name) => name !== asked)), 60);
  };
  return (
    <main>
      <h1>All of them</h1>
      {names.length > 0 ? (
        <ul>
          {names.map((name) => (
            <li key={name}>
              <a href={`/${name}`}>{name}</a>
              <Menu
                label={`Options of ${name}`}
                items={[{ id: 'delete', label: 'Delete', onSelect: () => setAsked(name) }]}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p>Nothing left</p>
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        title="Delete it?"
        confirmLabel="Yes"
        onConfirm={() => void remove()}
        onClose={() => setAsked(null)}
      >
        Really.
      </ConfirmDialog>
      <FocusKeeper />
    </main>
  );
};

const deleteOne = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Options of ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(screen.queryByRole('link', { name })).not.toBeInTheDocument());
};

it('hands the focus on to the next thing, the one before, and the title, and says that something went', async () => {
  renderWithUi(<List />, { locale: 'en-US', texts: { site: enUS }, wrapper: TestSession });
  await deleteOne('Two');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Options of Three' })).toHaveFocus());
  expect(screen.getByText('Removed from the list')).toBeInTheDocument();
  await deleteOne('Three');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Options of One' })).toHaveFocus());
  await deleteOne('One');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'All of them' })).toHaveFocus());
});

const takeFocus = (field: HTMLInputElement | null) => field?.focus();

const open = (page: ReactElement) =>
  renderWithUi(
    <main>
      {page}
      <FocusKeeper />
    </main>,
    { locale: 'en-US', texts: { site: enUS }, wrapper: TestSession },
  );

/** What is chosen once, as a file or a coupon: no item of a list. */
const Chosen = ({ heir }: { heir: 'what comes' | 'what precedes' }) => {
  const [isChosen, setChosen] = useState(true);
  return (
    <>
      <button type="button">Far away</button>
      <div>
        <button type="button">Add</button>
        {isChosen ? (
          <p>
            <button type="button" onClick={() => setChosen(false)}>
              Remove
            </button>
          </p>
        ) : (
          heir === 'what comes' && <button type="button">Choose</button>
        )}
      </div>
    </>
  );
};

it.each([
  ['what comes', 'Choose'],
  ['what precedes', 'Add'],
] as const)(
  'where no list has lost an item, %s in its place has the focus, and nothing is said',
  async (heir, name) => {
    open(<Chosen heir={heir} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    expect(screen.queryByText('Removed from the list')).not.toBeInTheDocument();
  },
);

/** Rows that stay while the button in each goes, as with a coupon that is ended. */
const Coupons = ({ links }: { links: boolean }) => {
  const [ended, setEnded] = useState<readonly string[]>([]);
  const cellOf = (name: string) =>
    ended.includes(name) ? (
      '–'
    ) : (
      <button type="button" onClick={() => setEnded((before) => [...before, name])}>
        End {name}
      </button>
    );
  return (
    <>
      <h1>Coupons</h1>
      <table>
        <tbody>
          {['A', 'B'].map((name) => (
            <tr key={name}>
              <td>{links ? <a href={`/${name}`}>{name}</a> : name}</td>
              <td>{cellOf(name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

it('where nothing is left in its cell, what else is in the row has the focus', async () => {
  open(<Coupons links />);
  await userEvent.click(screen.getByRole('button', { name: 'End A' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'A' })).toHaveFocus());
  expect(screen.queryByText('Removed from the list')).not.toBeInTheDocument();
});

it('where nothing is left in its row, the neighbouring row has the focus', async () => {
  open(<Coupons links={false} />);
  screen.getByRole('button', { name: 'End A' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'End B' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getAllByRole('row')[0]).toHaveFocus());
});

it.each(['list', 'page'] as const)(
  'where a %s has no other control, the heading above has the focus',
  async (where) => {
    const Page = () => {
      const [isOpen, setOpen] = useState(true);
      const button = isOpen && (
        <button type="button" onClick={() => setOpen(false)}>
          Close
        </button>
      );
      return (
        <>
          <h1>Report</h1>
          {where === 'list' ? (
            <ul>
              <li>{button}</li>
            </ul>
          ) : (
            <p>{button}</p>
          )}
          <h2>Far below</h2>
        </>
      );
    };
    open(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Report' })).toHaveFocus());
  },
);

/** A film that begins in the place of what begins it, with a picture before the way on when it is over. */
const Screening = () => {
  const [isOn, setOn] = useState(false);
  return (
    <section>
      {isOn ? (
        // jsdom gives the focus to no film without.
        <video tabIndex={0} muted aria-label="Film" controls onEnded={() => setOn(false)} />
      ) : (
        <>
          <img alt="" />
          <p>
            <button type="button" onClick={() => setOn(true)}>
              Play
            </button>
          </p>
        </>
      )}
    </section>
  );
};

it('a film that takes the place of the button has the focus, and gives it back when it is over', async () => {
  open(<Screening />);
  await userEvent.click(screen.getByRole('button', { name: 'Play' }));
  await waitFor(() => expect(screen.getByLabelText('Film')).toHaveFocus());
  fireEvent.ended(screen.getByLabelText('Film'));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Play' })).toHaveFocus());
});

it('moves nothing once somebody has pressed beside it', async () => {
  const Page = () => {
    const [isThere, setThere] = useState(true);
    return (
      <>
        <p>Words</p>
        {isThere && <button type="button">Add</button>}
        <button type="button" onMouseEnter={() => setThere(false)}>
          Next
        </button>
      </>
    );
  };
  open(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await userEvent.click(screen.getByText('Words'));
  await userEvent.hover(screen.getByRole('button', { name: 'Next' }));
  for (let frame = 0; frame < 8; frame += 1) await new Promise(requestAnimationFrame);
  expect(document.body).toHaveFocus();
});

it('keeps the focus in the list of a dialog, and not on the button that closes it', async () => {
  const Page = () => {
    const [names, setNames] = useState(['One', 'Two']);
    return (
      <Dialog isOpen title="Chosen ones" onClose={() => undefined}>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <button type="button" onClick={() => setNames((before) => before.filter((other) => other !== name))}>
                Remove {name}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    );
  };
  open(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove One' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Two' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Chosen ones' })).toHaveFocus());
});

it('leaves the focus where somebody else has put it', async () => {
  const Page = () => {
    const [isThere, setThere] = useState(true);
    return (
      <main>
        <ul>
          {isThere && (
            <li>
              <button type="button" onClick={() => setThere(false)}>
                Remove
              </button>
            </li>
          )}
          <li>
            <button type="button">Next</button>
          </li>
        </ul>
        {!isThere && <input aria-label="Undo" ref={takeFocus} />}
        <FocusKeeper />
      </main>
    );
  };
  renderWithUi(<Page />, { locale: 'en-US', texts: { site: enUS }, wrapper: TestSession });
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  // More than the keeper waits for.
  for (let frame = 0; frame < 8; frame += 1) await new Promise(requestAnimationFrame);
  expect(screen.getByRole('textbox', { name: 'Undo' })).toHaveFocus();
});

it('closes the latest note on Escape, and takes the focus back from it', async () => {
  const Page = () => {
    const toast = useToast();
    return (
      <>
        <button type="button" onClick={() => ['Saved', 'Sent'].forEach((text) => toast(text))}>
          Save
        </button>
        <FocusKeeper />
      </>
    );
  };
  renderWithUi(<Page />, { locale: 'en-US', texts: { site: enUS }, wrapper: TestSession });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Sent')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus());
});
