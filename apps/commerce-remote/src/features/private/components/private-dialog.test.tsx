import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testUser } from '@barg/session/testing';
import { answering, mahsa, renderCommerce } from '../../../testing/render-commerce.tsx';
import { PrivateDialog } from './private-dialog.tsx';

const offer = { performer: mahsa, isOn: true, price: 6, leastMinutes: 2, takesCamera: true, openId: null };

it('asks anew once the dialog was closed: she may have declined what had no answer', async () => {
  resetSession(testUser({ balance: 124.5 }));
  const calls = stubHttp({
    'GET /performers/:id/private-stream': () => offer,
    'POST /private-streams': () => {
      throw stubError(0, 'network.timeout', 'The site did not answer in time.');
    },
  });
  const asked = () => calls.filter(({ url }) => url === '/private-streams');
  for (const times of [1, 2]) {
    const { unmount } = renderCommerce(<PrivateDialog payload={{ performer: mahsa }} onSettled={jest.fn()} />, {
      platform: answering('done').platform,
    });
    await userEvent.click(await screen.findByRole('button', { name: /^Ask/ }));
    await waitFor(() => expect(asked()).toHaveLength(times));
    // Asking pays nothing.
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No answer came; your request may have been sent. Nothing is paid yet.');
    expect(alert).not.toHaveTextContent('it may have been paid');
    unmount();
  }
  expect(new Set(asked().map(({ headers }) => headers['Idempotency-Key'])).size).toBe(2);
});

it('says that the balance which is left is that after setting aside: nothing is paid yet', async () => {
  resetSession(testUser({ balance: 124.5 }));
  stubHttp({ 'GET /performers/:id/private-stream': () => offer });
  renderCommerce(<PrivateDialog payload={{ performer: mahsa }} onSettled={jest.fn()} />);
  expect(await screen.findByText('Balance after setting aside')).toBeInTheDocument();
  expect(screen.queryByText('Balance afterwards')).not.toBeInTheDocument();
});
