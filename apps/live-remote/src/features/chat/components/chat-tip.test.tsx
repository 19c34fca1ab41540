import { screen } from '@testing-library/react';
import { stubHttp, testUser } from '@barg/session/testing';
import { accessFaults } from '@barg/ui-kit/testing';
import { renderLive } from '../../../testing/render-live.tsx';
import { leila, message, stream } from '../../../testing/samples.ts';
import { ChatPanel } from './chat-panel.tsx';

jest.mock('socket.io-client', () => jest.requireActual('../../../testing/fake-socket.ts'));

const LIST = 'GET /messages/conversations/public/:id';
const tips = (...amounts: number[]) => ({
  data: amounts.map((amount, index) => message(amounts.length - index, { type: 'tip', text: '', amount })),
  total: amounts.length,
});

test('a tip stands out by what was given, and says it in words', async () => {
  stubHttp({ [LIST]: () => tips(500, 499.99, 100, 99.99, 10) });
  renderLive(<ChatPanel stream={stream()} />, { user: testUser({ _id: leila._id }) });
  const row = async (tokens: string) => (await screen.findByText(`leila tipped ${tokens} tokens`)).closest('li');
  expect(await row('10')).toHaveAttribute('data-level', 'small');
  expect(await row('99.99')).toHaveAttribute('data-level', 'small');
  expect(await row('100')).toHaveAttribute('data-level', 'middle');
  expect(await row('499.99')).toHaveAttribute('data-level', 'middle');
  expect(await row('500')).toHaveAttribute('data-level', 'large');
  expect(await accessFaults()).toEqual([]);
});
