import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../../testing/render-studio.tsx';
import { feedDraft } from '../../../../testing/samples.ts';
import { NewPost } from '../new-post.tsx';

test('a draft that was changed elsewhere is told of beside the button and above the form, where the other one opens', async () => {
  resetSession(testPerformer());
  stubHttp({
    'GET /uploads': () => ({ data: [], total: 0 }),
    'PUT /performer/feeds/drafts/:id': () => {
      throw stubError(409, 'drafts.changed', 'Changed elsewhere');
    },
    'POST /performer/feeds/drafts': () => feedDraft({ _id: 'draft-2' }),
  });
  renderStudio(<NewPost draft={feedDraft()} />);
  const words = screen.getByLabelText('What would you like to say?');
  await userEvent.type(words, '!');
  const other = await screen.findByRole('link', { name: 'Open the other one' }, { timeout: 4000 });
  expect(other).toHaveAttribute('href', '/creator/posts/new?draft=draft-1');
  expect(other.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const bar = screen.getByRole('button', { name: 'Publish' }).closest<HTMLElement>('[data-foot]');
  expect(within(bar as HTMLElement).getByRole('status')).toHaveTextContent('This draft was changed elsewhere.');
});
