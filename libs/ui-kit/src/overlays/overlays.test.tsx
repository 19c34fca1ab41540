import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useToast } from '@barg/ui-kit';
import { renderWithUi } from '../testing/render-with-ui.tsx';
import { ConfirmDialog, Dialog, Menu, Select } from './index.ts';

const Page = ({ isDismissable = true }: { isDismissable?: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Tip" isDismissable={isDismissable}>
        <button type="button">First</button>
        <button type="button">Last</button>
      </Dialog>
    </>
  );
};

describe('the buttons that only screen readers find', () => {
  const nobody = () => screen.queryAllByRole('button', { name: 'Dismiss', hidden: true });
  const leave = () => screen.getAllByRole('button', { name: 'بستن', hidden: true });

  it('speak the language of the page in a menu', async () => {
    renderWithUi(<Menu label="Options" items={[{ id: 'report', label: 'Report', onSelect: () => undefined }]} />, {
      locale: 'fa-IR',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Options' }));
    expect(await screen.findByRole('menuitem', { name: 'Report' })).toBeVisible();
    expect(nobody()).toEqual([]);
    expect(leave()).toHaveLength(2);
    await userEvent.click(leave().at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });

  it('speak it in a dialog', async () => {
    renderWithUi(<Page />, { locale: 'fa-IR' });
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(nobody()).toEqual([]);
    // The visible one, and the visually hidden one.
    expect(leave()).toHaveLength(2);
  });
});

describe('a toast while a dialog is open', () => {
  const Noting = ({ onClose }: { onClose: () => void }) => {
    const toast = useToast();
    return (
      <Dialog isOpen onClose={onClose} title="Tip">
        <button type="button" onClick={() => toast('Refused')}>
          Send
        </button>
      </Dialog>
    );
  };

  it('is read out, and can be closed without closing the dialog', async () => {
    const onClose = jest.fn();
    renderWithUi(<Noting onClose={onClose} />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const region = screen.getByRole('status');
    expect(region).toHaveTextContent('Refused');
    expect(region.closest('[inert]')).toBeNull();
    await userEvent.click(within(region).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Refused')).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('Dialog', () => {
  it('keeps the focus inside and gives it back on Escape', async () => {
    renderWithUi(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog', { name: 'Tip' });
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  it.each([
    ['a field', <input aria-label="Code" key="field" />, 'textbox'],
    ['a text', <textarea aria-label="Reason" key="text" />, 'textbox'],
    ['a button', [<button type="button" key="first" />, <input aria-label="Code" key="field" />], 'dialog'],
    ['a choice', [<input type="radio" key="choice" />, <input aria-label="Code" key="field" />], 'dialog'],
    ['a search', <input type="search" aria-label="Search" key="search" />, 'dialog'],
    ['what cannot be changed', <input readOnly aria-label="Address" key="address" />, 'dialog'],
  ])('begins in its field where %s comes first: %#', async (_what, content, role) => {
    renderWithUi(
      <Dialog isOpen onClose={() => undefined} title="Proof">
        {content}
      </Dialog>,
    );
    await waitFor(() => expect(screen.getByRole(role)).toHaveFocus());
  });

  it('gives the focus back to the menu that it was opened from', async () => {
    const FromMenu = () => {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <Menu label="Options" items={[{ id: 'report', label: 'Report', onSelect: () => setOpen(true) }]} />
          {isOpen && (
            <Dialog isOpen onClose={() => setOpen(false)} title="Report">
              Why?
            </Dialog>
          )}
        </>
      );
    };
    renderWithUi(<FromMenu />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Report' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Options' })).toHaveFocus());
  });

  it('stays while it must not be left', async () => {
    renderWithUi(<Page isDismissable={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  });
});

describe('an alert that appears in a dialog', () => {
  const Refusing = ({ isFieldAtFault = false }) => {
    const [words, setWords] = useState('');
    return (
      <Dialog
        isOpen
        onClose={() => undefined}
        title="Tip"
        footer={
          <button type="button" onClick={() => setWords('Refused')}>
            Send
          </button>
        }
      >
        {words !== '' && (
          <div>
            <p role="alert">{words}</p>
          </div>
        )}
        <input aria-label="Amount" aria-invalid={isFieldAtFault} onKeyDown={() => setWords('Refused')} />
      </Dialog>
    );
  };
  const watchScrolling = () => {
    const shown: Element[] = [];
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      shown.push(this);
    });
    return { shown, end: () => scroll.mockRestore() };
  };

  it('is scrolled to, as it may be above or below what is in sight', async () => {
    const { shown, end } = watchScrolling();
    renderWithUi(<Refusing />);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(shown).toEqual([alert]));
    end();
  });

  it('does not take a field out of sight that has to be corrected', async () => {
    const { shown, end } = watchScrolling();
    renderWithUi(<Refusing isFieldAtFault />);
    await userEvent.type(screen.getByLabelText('Amount'), '5');
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(shown).toEqual([alert, screen.getByLabelText('Amount')]));
    end();
  });
});

describe('ConfirmDialog', () => {
  it('names the action and reports the answer', async () => {
    const handleConfirm = jest.fn();
    const handleClose = jest.fn();
    renderWithUi(
      <ConfirmDialog
        isOpen
        title="Delete it?"
        confirmLabel="Delete"
        tone="danger"
        onConfirm={handleConfirm}
        onClose={handleClose}
      >
        It cannot be taken back.
      </ConfirmDialog>,
    );
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete it?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(handleConfirm).toHaveBeenCalledTimes(1);
    expect(handleClose).toHaveBeenCalledTimes(1);
  });
});

describe('Menu', () => {
  it('opens by keyboard and runs the chosen action', async () => {
    const handleReport = jest.fn();
    renderWithUi(
      <Menu
        label="Options"
        items={[
          { id: 'copy', label: 'Copy link', onSelect: jest.fn() },
          { id: 'report', label: 'Report', onSelect: handleReport },
        ]}
      />,
    );
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Options' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(handleReport).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});

describe('a menu whose code came with the press that asked for it', () => {
  const Lazy = () => {
    const [isAsked, setAsked] = useState(false);
    const items = ['Copy link', 'Report'].map((label) => ({ id: label, label, onSelect: () => undefined }));
    return isAsked ? (
      <Menu label="Options" items={items} defaultOpen />
    ) : (
      <button type="button" onClick={() => setAsked(true)}>
        Options
      </button>
    );
  };

  it('has its focus on the first entry, and gives it back on Escape', async () => {
    renderWithUi(<Lazy />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy link' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Options' })).toHaveFocus());
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });
});

describe('Select', () => {
  it('reports the chosen value and ties the error to the field', async () => {
    const handleChange = jest.fn();
    renderWithUi(
      <Select
        label="Audience"
        value="free"
        onChange={handleChange}
        error="Choose again"
        options={[
          { value: 'free', label: 'Free' },
          { value: 'paid', label: 'Paid' },
        ]}
      />,
    );
    const button = screen.getByRole('button', { name: /Audience/ });
    expect(button).toHaveAccessibleDescription('Choose again');
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('option', { name: 'Paid' }));
    expect(handleChange).toHaveBeenCalledWith('paid');
  });
});
