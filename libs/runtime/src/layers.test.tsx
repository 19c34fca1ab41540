import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, useBackCloses, useLeaveGuard, useLocation } from './router.ts';

function Layer({ name, onClose }: { name: string; onClose: () => void }) {
  useBackCloses(true, onClose);
  return (
    <div role="dialog" aria-label={name}>
      <button onClick={onClose}>{`Close ${name}`}</button>
      <Link to="/elsewhere">{`From ${name}`}</Link>
    </div>
  );
}

/** The places that the router told of. */
let heard: string[] = [];

function Page({ isStubborn, isGuarded = false }: { isStubborn?: boolean; isGuarded?: boolean }) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const location = useLocation();
  const { isAsking, stay, leave } = useLeaveGuard(isGuarded);
  if (heard.at(-1) !== location.key) heard.push(location.key);
  const close = (name: string) => setOpen((names) => names.filter((one) => one !== name));
  return (
    <>
      <output>{location.pathname}</output>
      <button onClick={() => setOpen([...open, open.length === 0 ? 'first' : 'second'])}>Open</button>
      <button onClick={() => setOpen(['other'])}>Exchange</button>
      {location.pathname === '/page' &&
        open.map((name) => <Layer key={name} name={name} onClose={() => !isStubborn && close(name)} />)}
      {isAsking && <Layer name="question" onClose={stay} />}
      {isAsking && <button onClick={leave}>Leave</button>}
    </>
  );
}

/** At `/page`, with `/before` behind it. */
const renderPage = (props: Parameters<typeof Page>[0] = {}) => {
  window.history.pushState(null, '', '/before');
  const { rerender } = render(<BrowserRouter>{<Link to="/page">Page</Link>}</BrowserRouter>);
  act(() => screen.getByRole('link').click());
  rerender(
    <BrowserRouter>
      <Page {...props} />
    </BrowserRouter>,
  );
  heard = heard.slice(-1);
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const opened = () => screen.queryAllByRole('dialog').map((layer) => layer.getAttribute('aria-label'));
const where = () => [screen.getByRole('status').textContent, window.location.pathname];
/** How many layers the history knows of. */
const height = () => (window.history.state as { layers?: number }).layers ?? 0;
const standsAt = (count: number) => waitFor(() => expect(height()).toBe(count));
const open = async (count: number) => {
  for (let index = 0; index < count; index += 1) await press('Open');
  await standsAt(count);
};

afterEach(() => jest.restoreAllMocks());

describe('the browser’s Back', () => {
  it('closes what is open from the top, and leaves the page only then', async () => {
    renderPage();
    await open(2);
    window.history.back();
    await waitFor(() => expect(opened()).toEqual(['first']));
    await standsAt(1);
    window.history.back();
    await waitFor(() => expect(opened()).toEqual([]));
    expect(where()).toEqual(['/page', '/page']);
    expect(heard).toHaveLength(1);
    window.history.back();
    await waitFor(() => expect(where()).toEqual(['/before', '/before']));
  });

  it('leaves the page where everything was closed by its button', async () => {
    renderPage();
    await open(2);
    await press('Close second');
    await press('Close first');
    await standsAt(0);
    expect(heard).toHaveLength(1);
    window.history.back();
    await waitFor(() => expect(where()).toEqual(['/before', '/before']));
  });

  it('has nothing to come to of what gave way to another', async () => {
    renderPage();
    await open(1);
    await press('Exchange');
    window.history.back();
    await waitFor(() => expect(opened()).toEqual([]));
    window.history.back();
    await waitFor(() => expect(where()).toEqual(['/before', '/before']));
  });

  it('comes back from a link inside a layer to the page, not to the layer', async () => {
    renderPage();
    await open(2);
    await userEvent.click(screen.getByRole('link', { name: 'From second' }));
    await waitFor(() => expect(where()).toEqual(['/elsewhere', '/elsewhere']));
    await press('Exchange');
    window.history.back();
    await waitFor(() => expect(where()).toEqual(['/page', '/page']));
    await standsAt(1);
    window.history.back();
    await waitFor(() => expect(opened()).toEqual([]));
    window.history.back();
    await waitFor(() => expect(where()).toEqual(['/before', '/before']));
  });

  it('stops no document that a press in a layer has begun to load', async () => {
    renderPage();
    await open(1);
    const stepped = jest.spyOn(window.history, 'go');
    window.dispatchEvent(new Event('beforeunload'));
    await press('Close first');
    await act(() => new Promise((resolve) => void setTimeout(resolve)));
    expect(opened()).toEqual([]);
    expect(stepped).not.toHaveBeenCalled();
    // It was a download: the page goes on, and nothing is left of the layer.
    await press('Open');
    await standsAt(1);
    await press('Close first');
    await standsAt(0);
    window.history.back();
    await waitFor(() => expect(where()).toEqual(['/before', '/before']));
  });

  it('leaves open what refuses, however often', async () => {
    renderPage({ isStubborn: true });
    await open(1);
    const pushed = jest.spyOn(window.history, 'pushState');
    for (const time of [1, 2]) {
      window.history.back();
      await waitFor(() => expect(pushed).toHaveBeenCalledTimes(time));
    }
    expect(height()).toBe(1);
    expect(opened()).toEqual(['first']);
    expect(where()).toEqual(['/page', '/page']);
  });

  it('takes the question of a page that is left for its answer: to stay', async () => {
    renderPage({ isGuarded: true });
    window.history.back();
    await waitFor(() => expect(opened()).toEqual(['question']));
    await standsAt(1);
    window.history.back();
    await waitFor(() => expect(opened()).toEqual([]));
    expect(where()).toEqual(['/page', '/page']);
    window.history.back();
    await waitFor(() => expect(opened()).toEqual(['question']));
    await standsAt(1);
    await press('Leave');
    await waitFor(() => expect(where()).toEqual(['/before', '/before']));
  });
});

it('Forward opens nothing again, and leaves no entry in the way', async () => {
  renderPage();
  await open(1);
  window.history.back();
  await waitFor(() => expect(opened()).toEqual([]));
  const stepped = jest.spyOn(window.history, 'go');
  window.history.forward();
  await waitFor(() => expect(stepped).toHaveBeenCalledWith(-1));
  await standsAt(0);
  expect(opened()).toEqual([]);
  expect(heard).toHaveLength(1);
  window.history.back();
  await waitFor(() => expect(where()).toEqual(['/before', '/before']));
});

const Links = () => (
  <>
    <output>{useLocation().pathname}</output>
    <Link to="/live">Live</Link>
    <Link to="/wallet">Wallet</Link>
  </>
);

it('Back shows the page of the address again and again, where no layer was ever opened', async () => {
  window.history.pushState(null, '', '/explore');
  render(
    <BrowserRouter>
      <Links />
    </BrowserRouter>,
  );
  for (const name of ['Live', 'Wallet', 'Live']) {
    await userEvent.click(screen.getByRole('link', { name }));
    expect(where()).toEqual([`/${name.toLowerCase()}`, `/${name.toLowerCase()}`]);
    window.history.back();
    await waitFor(() => expect(where()).toEqual(['/explore', '/explore']));
  }
});
