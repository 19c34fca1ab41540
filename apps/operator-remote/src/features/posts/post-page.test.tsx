import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from '@barg/runtime/router';
import { resetSession, stubHttp, testUser } from '@barg/session/testing';
import { messages, renderOperator } from '../../testing/render-operator.tsx';
import PostPage from './post-page.tsx';

test('the preview of a page shows what the page will show: tables, and no picture of another site', async () => {
  resetSession(testUser({ role: 'operator' }));
  stubHttp({});
  renderOperator(
    <Routes>
      <Route path="/operator/pages/new" element={<PostPage />} />
    </Routes>,
    { route: '/operator/pages/new' },
  );
  const [body] = await screen.findAllByLabelText(messages.pages.body);
  await userEvent.click(body as HTMLElement);
  await userEvent.paste('| a | b |\n| - | - |\n| 1 | 2 |\n\n![p](https://e.example/p.png)');
  expect(await screen.findByRole('cell', { name: '2' })).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});
