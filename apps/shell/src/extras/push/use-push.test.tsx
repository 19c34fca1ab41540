import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from '@barg/runtime/router';
import { resetSession, TestSession } from '@barg/session/testing';
import { usePush } from './use-push.ts';

const workers = new EventTarget();

beforeAll(() => Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers }));
afterAll(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

function Page() {
  usePush();
  return <p>{useLocation().pathname}</p>;
}

/** What the service worker tells of a pressed notification; whether the page answers that it takes it. */
const press = (until: number): boolean => {
  const postMessage = jest.fn();
  const event = Object.assign(new Event('message'), {
    data: { type: 'open', path: '/messages/1', until },
    ports: [{ postMessage }],
  });
  act(() => void workers.dispatchEvent(event));
  return postMessage.mock.calls.length === 1;
};

test('a page goes where a pressed notification leads, and says that it does; too late it stays', () => {
  resetSession();
  render(
    <TestSession>
      <MemoryRouter initialEntries={['/home']}>
        <Page />
      </MemoryRouter>
    </TestSession>,
  );
  expect(press(Date.now() - 1)).toBe(false);
  expect(screen.getByText('/home')).toBeInTheDocument();
  expect(press(Date.now() + 1000)).toBe(true);
  expect(screen.getByText('/messages/1')).toBeInTheDocument();
});
