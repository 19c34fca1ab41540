import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TestSession } from '@barg/session/testing';
import { useToast } from '@barg/ui-kit';
import { renderWithUi } from '@barg/ui-kit/testing';
import { Menu, ConfirmDialog } from '@barg/ui-kit/overlays';
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
