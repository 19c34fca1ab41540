import { screen } from '@testing-library/react';
import { stubHttp, testPerformer } from '@barg/session/testing';
import { renderLive } from '../../../../testing/render-live.tsx';
import { leila, mahsa, stream } from '../../../../testing/samples.ts';
import { LogTab } from './log-tab.tsx';
import { PeopleTab } from './people-tab.tsx';

const createdAt = new Date().toISOString();
const isWhole = (element: HTMLElement | null) => expect(element).not.toHaveStyle({ whiteSpace: 'nowrap' });
const user = testPerformer({ _id: mahsa._id });

const facts = { reason: 'spam, again and again', until: '2999-11-20T10:00:00.000Z', createdAt };

test('until when, by whom and why somebody is muted is never cut', async () => {
  stubHttp({
    'GET /streaming/:id/restrictions': () => ({
      data: [{ user: leila, by: mahsa, kind: 'mute', ...facts }],
      total: 1,
    }),
  });
  renderLive(<PeopleTab streamId={stream()._id} />, { user });
  const dots = (await screen.findByText('Muted')).parentElement?.parentElement?.parentElement ?? null;
  expect(dots).toHaveTextContent(/until .*by .*spam, again and again/);
  isWhole(dots);
  isWhole(dots?.parentElement ?? null);
});

test.each([
  ['undo', 'Mahsa Karimi let Leila take part again'],
  ['name', 'Mahsa Karimi named Leila as moderator'],
  ['unpin', 'Mahsa Karimi took down the pinned message'],
])('the log tells of %s in one sentence, whole', async (act, sentence) => {
  const subject = act === 'unpin' ? null : leila;
  const entry = { _id: 'e1', act, actor: mahsa, subject, streamId: null, ...facts };
  stubHttp({ 'GET /performer/stream-chat/log': () => ({ data: [entry], total: 1 }) });
  renderLive(<LogTab />, { user });
  const line = await screen.findByText((_text, element) => {
    const said = element?.textContent?.replaceAll(/[\u2068\u2069]/g, '');
    return said === sentence && element?.children.length === 0;
  });
  expect(line).toHaveStyle({ whiteSpace: 'normal' });
  isWhole((await screen.findByText('spam, again and again')).closest('span > span')?.parentElement ?? null);
});
