import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Campaign } from '@barg/api-client/models';
import { resetSession, stubError, stubHttp, testPerformer } from '@barg/session/testing';
import { renderStudio } from '../../../testing/render-studio.tsx';
import { CampaignAudience } from './campaign-audience.tsx';

const LISTS = 'GET /performer/fan-lists';
const everybody: Campaign['audience'] = { listIds: [], excludedListIds: [], rules: [], excludesBuyers: false };
const lists = ['Close', 'Far'].map((name, index) => ({
  ...{ _id: `list-${index + 1}`, name, rules: null, memberCount: 2 },
  createdAt: '2026-11-20T10:00:00.000Z',
}));

const show = (audience: Partial<Campaign['audience']>, locale: 'en-US' | 'fa-IR' = 'en-US') =>
  renderStudio(<CampaignAudience audience={{ ...everybody, ...audience }} />, { locale });

beforeEach(() => resetSession(testPerformer()));

it('says that it goes to all fans, and asks for no lists then', () => {
  const calls = stubHttp({ [LISTS]: () => ({ data: lists, total: 2 }) });
  show({});
  expect(screen.getByText('All fans')).toBeInTheDocument();
  expect(screen.queryByText('Not those who have bought these files already')).toBeNull();
  expect(calls).toEqual([]);
});

it('names each list beside what it is for, also in another language and where one is gone', async () => {
  stubHttp({ [LISTS]: () => ({ data: lists, total: 2 }) });
  const { unmount } = show({ listIds: ['list-1', 'gone'], excludedListIds: ['list-2'], excludesBuyers: true });
  const findLine = (line: string) => screen.findAllByText((_, element) => element?.textContent === line);
  expect(await findLine('Only fans in these lists · Close')).not.toHaveLength(0);
  expect(await findLine('Nobody in these lists · Far')).not.toHaveLength(0);
  expect(screen.getByText('Not those who have bought these files already')).toBeInTheDocument();
  unmount();
  show({ listIds: ['list-2', 'list-1'], rules: [{ kind: 'subscribed' }] }, 'fa-IR');
  expect(await findLine('تنها هواداران این فهرست‌ها · Close · Far')).not.toHaveLength(0);
  expect(screen.queryByText('همهٔ هواداران')).toBeNull();
  expect(screen.queryByText('هیچ‌کس از این فهرست‌ها')).toBeNull();
});

it('leaves the line of lists out that are all gone', async () => {
  stubHttp({ [LISTS]: () => ({ data: lists, total: 2 }) });
  show({ listIds: ['list-1'], excludedListIds: ['gone'] });
  await screen.findByText('Close');
  expect(screen.queryByText('Nobody in these lists')).toBeNull();
});

it('does not pass for a message to all where the lists could not be read', async () => {
  let isDown = true;
  stubHttp({
    [LISTS]: () => {
      if (isDown) throw stubError(503, 'server.unexpected', 'Not now.');
      return { data: lists, total: 2 };
    },
  });
  show({ excludedListIds: ['list-2'] });
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  isDown = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Far')).toBeInTheDocument();
});
