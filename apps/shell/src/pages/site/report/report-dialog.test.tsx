import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetSession, stubError, stubHttp, TestSession, testUser } from '@barg/session/testing';
import { accessFaults, renderWithUi } from '@barg/ui-kit/testing';
import shell from '../../../locales/en-US.json';
import site from '../../../locales/site/en-US.json';
import ReportDialog from './report-dialog.tsx';

const TYPES = [
  'feed',
  'gallery',
  'photo',
  'video',
  'product',
  'comment',
  'performer',
  'user',
  'message',
  'stream',
] as const;

const show = (type: (typeof TYPES)[number]) => {
  resetSession();
  resetSession(testUser());
  const onSettled = jest.fn();
  renderWithUi(<ReportDialog payload={{ type, _id: 'thing-1' }} onSettled={onSettled} />, {
    texts: { shell, site },
    wrapper: TestSession,
  });
  return onSettled;
};
const send = async () => {
  await userEvent.click(screen.getByRole('radio', { name: site.report.reasons.spam }));
  await userEvent.click(screen.getByRole('button', { name: site.report.send }));
};

it.each(TYPES)('a report of a %s names it and why, and says that it was sent', async (type) => {
  const calls = stubHttp({ 'POST /reports': () => ({}) });
  const onSettled = show(type);
  expect(screen.getByRole('dialog', { name: site.report.title[type] })).toBeInTheDocument();
  await send();
  expect(await screen.findByText(site.report.sentTitle)).toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toEqual([{ type, _id: 'thing-1', reason: 'spam', text: '' }]);
  const close = screen.getByRole('button', { name: site.report.close });
  await waitFor(() => expect(close).toHaveFocus());
  await userEvent.click(close);
  expect(onSettled.mock.calls).toEqual([['done']]);
});

it('says why it was refused, and keeps what was chosen', async () => {
  stubHttp({
    'POST /reports': () => {
      throw stubError(422, 'reports.too_many', 'You have reported a great deal today.');
    },
  });
  const onSettled = show('feed');
  await send();
  expect(await screen.findByText('You have reported a great deal today.')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: site.report.reasons.spam })).toBeChecked();
  expect(onSettled).not.toHaveBeenCalled();
});

it('is accessible before and after', async () => {
  stubHttp({ 'POST /reports': () => ({}) });
  show('performer');
  expect(await accessFaults()).toEqual([]);
  await send();
  await screen.findByText(site.report.sentTitle);
  expect(await accessFaults()).toEqual([]);
});
