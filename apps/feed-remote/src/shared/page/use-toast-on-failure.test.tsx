import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFeed } from '../../testing/render-feed.tsx';
import { useToastOnFailure } from './use-toast-on-failure.ts';

function Attempt({ failure }: { failure: unknown }) {
  const attempt = useToastOnFailure();
  const [answer, setAnswer] = useState('');
  const handleClick = async () => setAnswer((await attempt(Promise.reject(failure))) ? 'worked' : 'failed');
  return <button onClick={() => void handleClick()}>Try {answer}</button>;
}

const failWith = async (failure: unknown): Promise<void> => {
  renderFeed(<Attempt failure={failure} />);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('button', { name: 'Try failed' })).toBeInTheDocument();
};

test('says what the server said', async () => {
  await failWith({ statusCode: 404, code: 'request.not_found', message: 'The comment was deleted.' });
  expect(screen.getByText('The comment was deleted.')).toBeInTheDocument();
});

test('is silent about what the end of the session stopped', async () => {
  await failWith(Object.assign(new Error('Aborted'), { name: 'AbortError' }));
  expect(screen.queryByText('Aborted')).not.toBeInTheDocument();
});
