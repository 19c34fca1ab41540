import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubHttp, testUser } from '@barg/session/testing';
import { renderFeed } from '../../../testing/render-feed.tsx';
import { listOf, sampleComment, samplePerformer, samplePost } from '../../../testing/samples.ts';
import Comments from './comments.tsx';

test('an answer that is written before all are loaded stands once, and last', async () => {
  const thread = sampleComment({ replyCount: 2 });
  const [first, second, written] = ['2', '3', '4'].map((end) =>
    sampleComment({ _id: `01900000-0000-7000-8004-00000000000${end}`, parentId: thread._id, text: `answer ${end}` }),
  );
  stubHttp({
    'GET /comments': ({ params: { parentId, cursor } }) => {
      if (!parentId) return listOf(thread);
      return cursor ? listOf(second, written) : { ...listOf(first), nextCursor: 'more' };
    },
    'POST /comments': () => written,
  });
  const about = { type: 'feed', id: samplePost()._id, performer: samplePerformer() } as const;
  renderFeed(<Comments about={about} isLocked={false} />, { user: testUser() });
  await userEvent.click(await screen.findByRole('button', { name: 'Show 2 replies' }));
  const answers = within(await screen.findByRole('list', { name: 'Answers' }));
  const texts = () => answers.getAllByRole('listitem').map(({ textContent }) => /answer \d/.exec(textContent)?.[0]);
  await userEvent.click(answers.getByRole('button', { name: 'Reply' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Write an answer…' }), 'me too');
  await userEvent.click(screen.getAllByRole('button', { name: 'Send' }).at(-1) as HTMLElement);
  await waitFor(() => expect(texts()).toEqual(['answer 2', 'answer 4']));
  await userEvent.click(screen.getByRole('button', { name: 'More replies' }));
  await waitFor(() => expect(texts()).toEqual(['answer 2', 'answer 3', 'answer 4']));
});
