import type { TestApi } from '../../testing/api.ts';
import { answerOf } from '../../testing/money/command.ts';
import type { Call } from '../../testing/money/contend.ts';
import { accountOf, oneOfTwo, race, rowOf } from '../../testing/money/race.ts';
import { SETTLE_TICKETS, ticketJobs } from './stream-tickets.jobs.ts';
import { buyTicket, endAfter, openDoors } from './testing.ts';

race('a ticket bought twice', async (api: TestApi) => {
  const doors = await openDoors(api);
  const buy: Call = () => buyTicket(api, doors);
  return { lock: accountOf(doors.fan, 'wallet'), calls: [buy, buy], ends: oneOfTwo('wallet.already_purchased') };
});

race('a ticket bought at the moment at which the stream ends', async (api: TestApi) => {
  const doors = await openDoors(api);
  const buy: Call = () => buyTicket(api, doors);
  const end: Call = () => api.as(doors.performer).put(`/streaming/live/${doors.streamId}`, { status: 'ended' });
  return {
    lock: rowOf('streams', doors.streamId),
    calls: [buy, end],
    ends: [
      [null, null],
      ['stream.ended', null],
    ],
  };
});

race('the tickets of a stream settled by two processes', async (api: TestApi) => {
  const doors = await openDoors(api);
  await buyTicket(api, doors);
  await endAfter(api, doors, 3600);
  const settle = () => answerOf(ticketJobs[SETTLE_TICKETS](api.context, { streamId: doors.streamId }));
  return { lock: accountOf(doors.fan, 'held'), calls: [settle, settle], ends: [[null, null]] };
});
