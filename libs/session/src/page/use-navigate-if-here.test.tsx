import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation, useNavigate } from '@barg/runtime/router';
import { MemoryRouter } from '@barg/runtime/testing';
import { useNavigateIfHere } from './use-navigate-if-here.ts';

function Form({ answer }: { answer: Promise<void> }) {
  const navigate = useNavigateIfHere();
  const handleSend = async () => {
    await answer;
    navigate('/made', { replace: true });
  };
  return (
    <button type="button" onClick={() => void handleSend()}>
      Send
    </button>
  );
}

function Bar() {
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => void navigate('/elsewhere')}>
        Leave
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <output>{useLocation().pathname}</output>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const address = () => screen.getByRole('status').textContent;

/** Sends the form of a page that came after another, and answers when it is told to. */
const send = async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  render(
    <MemoryRouter initialEntries={['/list', '/new']}>
      <Bar />
      <Routes>
        <Route path="/new" element={<Form answer={promise} />} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  );
  await press('Send');
  return () => act(async () => resolve());
};

it('leads on from the page that asked', async () => {
  const answer = await send();
  await answer();
  expect(address()).toBe('/made');
  await press('Back');
  expect(address()).toBe('/list');
});

it('takes nobody along who has left that page, and leaves their way back alone', async () => {
  const answer = await send();
  await press('Leave');
  await answer();
  expect(address()).toBe('/elsewhere');
  await press('Back');
  expect(address()).toBe('/new');
});
