import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type FormEvent, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { answerEarlyFocus } from './early-focus.ts';
import { answerEarlyTyping } from './early-typing.ts';
import { HeardEvents } from './heard-events.tsx';

function Filters({ onForm }: { onForm: (value: string) => void }) {
  const [words, setWords] = useState('');
  const [kind, setKind] = useState('all');
  return (
    <>
      <input type="search" aria-label="Search" value={words} onChange={({ target }) => setWords(target.value)} />
      <select aria-label="Kind" value={kind} onChange={({ target }) => setKind(target.value)}>
        <option value="all">all</option>
        <option value="paid">paid</option>
      </select>
      <output>{`${words}/${kind}`}</output>
      <form method="post">
        <input type="text" aria-label="Name" onChange={({ target }) => onForm(target.value)} />
      </form>
    </>
  );
}

/** What a server has drawn, changed by a visitor, and taken over then. */
async function openDrawn(
  change: () => Promise<void>,
  meanwhile: () => Promise<void> = async () => undefined,
  page?: ReactElement,
) {
  const onForm = jest.fn();
  const tree = page ?? <Filters onForm={onForm} />;
  const root = document.createElement('div');
  root.append(document.createRange().createContextualFragment(renderToString(tree)));
  document.body.replaceChildren(root);
  await change();
  const onRecoverableError = jest.fn();
  answerEarlyTyping(root);
  answerEarlyFocus(root);
  await meanwhile();
  await act(async () => void hydrateRoot(root, tree, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  return { onForm };
}

afterEach(() => jest.useRealTimers());

/** A visitor whose time passes only when it is let pass. */
const visitorInStoppedTime = () => {
  jest.useFakeTimers();
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
};
/** Longer than anything that is waiting to be told waits. */
const letPass = () => act(() => jest.advanceTimersByTimeAsync(11_000));

const shown = () => screen.getByRole('status');

test('what was searched for and chosen before the page answers is known once it does', async () => {
  await openDrawn(async () => {
    await userEvent.type(screen.getByRole('searchbox'), 'برگ');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'paid');
  });
  await waitFor(() => expect(shown()).toHaveTextContent('برگ/paid'));
  expect(screen.getByRole('searchbox')).toHaveValue('برگ');
  await userEvent.type(screen.getByRole('searchbox'), 'ها');
  expect(shown()).toHaveTextContent('برگها/paid');
});

test('what is written while the page is taken over is known, too', async () => {
  const write = async () => {
    await userEvent.type(screen.getByRole('searchbox'), 'leaf');
    await userEvent.selectOptions(screen.getByRole('combobox'), 'paid');
  };
  await openDrawn(async () => undefined, write);
  await waitFor(() => expect(shown()).toHaveTextContent('leaf/paid'));
});

function Search({ onFocus, onSearch }: { onFocus: () => void; onSearch: (words: string) => void }) {
  const [words, setWords] = useState('');
  const [count, setCount] = useState(0);
  const change = (text: string) => {
    setWords(text);
    setCount((before) => before + 1);
  };
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(event.currentTarget.querySelector('input')?.value ?? '');
  };
  return (
    <form onSubmit={search}>
      <input
        type="search"
        aria-label="Search"
        value={words}
        onFocus={onFocus}
        onChange={({ target }) => change(target.value)}
      />
      <output>{`${words}/${count}`}</output>
    </form>
  );
}

test('a field that has the focus before the page answers does what it does then, once', async () => {
  const onFocus = jest.fn();
  const onSearch = jest.fn();
  const page = <Search onFocus={onFocus} onSearch={onSearch} />;
  await openDrawn(async () => act(() => screen.getByRole('searchbox').focus()), undefined, page);
  await waitFor(() => expect(onFocus).toHaveBeenCalledTimes(1));
  await userEvent.type(screen.getByRole('searchbox'), 'leaf');
  expect(shown()).toHaveTextContent('leaf/4');
  expect(onFocus).toHaveBeenCalledTimes(1);
});

test('who has left the field by then is not taken back to it', async () => {
  jest.useFakeTimers();
  const onFocus = jest.fn();
  const page = <Search onFocus={onFocus} onSearch={jest.fn()} />;
  const go = async () => act(() => screen.getByRole('searchbox').focus());
  const leave = async () => act(() => screen.getByRole('searchbox').blur());
  await openDrawn(go, leave, page);
  await letPass();
  expect(onFocus).not.toHaveBeenCalled();
});

test('nor is who has searched from it by then', async () => {
  const user = visitorInStoppedTime();
  const onFocus = jest.fn();
  const onSearch = jest.fn();
  await openDrawn(
    async () => act(() => screen.getByRole('searchbox').focus()),
    undefined,
    <Search onFocus={onFocus} onSearch={onSearch} />,
  );
  await user.keyboard('{Enter}');
  expect(onSearch).toHaveBeenCalledTimes(1);
  await letPass();
  expect(onFocus).not.toHaveBeenCalled();
});

test('words that were searched for before React was told of them are told no more', async () => {
  const user = visitorInStoppedTime();
  const onSearch = jest.fn();
  const page = (
    <HeardEvents>
      <Search onFocus={jest.fn()} onSearch={onSearch} />
    </HeardEvents>
  );
  await openDrawn(async () => user.type(screen.getByRole('searchbox'), 'leaf'), undefined, page);
  await user.type(screen.getByRole('searchbox'), '{Enter}');
  expect(onSearch).toHaveBeenCalledWith('leaf');
  await letPass();
  expect(shown()).toHaveTextContent('/0');
  expect(screen.getByRole('searchbox')).toHaveValue('leaf');
});

function Poll() {
  const [choice, setChoice] = useState('none');
  const [isTold, setTold] = useState(true);
  return (
    <>
      {['saffron', 'indigo'].map((name) => (
        <label key={name}>
          <input type="radio" name="colour" checked={choice === name} onChange={() => setChoice(name)} />
          {name}
        </label>
      ))}
      <label>
        <input type="checkbox" checked={isTold} onChange={({ target }) => setTold(target.checked)} />
        tell me
      </label>
      <output>{`${choice}/${String(isTold)}`}</output>
    </>
  );
}

test('what was chosen, or given up, before the page answers is known once it does', async () => {
  const choose = async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'saffron' }));
    await userEvent.click(screen.getByRole('radio', { name: 'indigo' }));
    await userEvent.click(screen.getByRole('checkbox'));
  };
  await openDrawn(choose, undefined, <Poll />);
  await waitFor(() => expect(shown()).toHaveTextContent('indigo/false'));
  expect(screen.getByRole('radio', { name: 'indigo' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'saffron' })).not.toBeChecked();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'saffron' }));
  await userEvent.click(screen.getByRole('checkbox'));
  expect(shown()).toHaveTextContent('saffron/true');
});

test('a choice that was changed once the page answered is not taken back by the one before', async () => {
  const choose = async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'saffron' }));
    await userEvent.click(screen.getByRole('checkbox'));
  };
  await openDrawn(choose, undefined, <Poll />);
  await userEvent.click(screen.getByRole('radio', { name: 'indigo' }));
  // The box is told of after the first choice would have been.
  await waitFor(() => expect(shown()).toHaveTextContent(/false/));
  expect(shown()).toHaveTextContent('indigo/false');
});

test('forms that are sent are left to what reads them', async () => {
  const { onForm } = await openDrawn(async () => {
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Nilou');
  });
  await waitFor(() => expect(shown()).toHaveTextContent('x/all'));
  expect(onForm).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Nilou');
});
