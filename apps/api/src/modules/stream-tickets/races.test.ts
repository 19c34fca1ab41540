import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TestApi } from '../../testing/api.ts';
import { answerOf } from '../../testing/money/command.ts';
import type { Call } from '../../testing/money/contend.ts';
import { accountOf, oneOfTwo, race, rowOf } from '../../testing/money/race.ts';
import { SETTLE_TICKETS, ticketJobs } from './stream-tickets.jobs.ts';
import { buyTicket, endAfter, inHours, moneyOf, openDoors, planDoors } from './testing.ts';

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

race('a ticket given back from two windows', async (api: TestApi) => {
  const doors = await planDoors(api);
  await buyTicket(api, doors);
  await api.as(doors.performer).put(`/streaming/planned/${doors.streamId}`, { plannedAt: inHours(48) });
  const path = `/wallet/charges/stream-ticket/${doors.streamId}/return`;
  const giveBack: Call = () => api.as(doors.fan).pay(path, {}, randomUUID());
  return {
    lock: accountOf(doors.fan, 'held'),
    calls: [giveBack, giveBack],
    ends: oneOfTwo('request.not_found'),
    check: async () => assert.deepEqual(await moneyOf(api, doors), [2000, 0, 0]),
  };
});

race('a ticket bought at the moment of a ban', async (api: TestApi) => {
  const doors = await planDoors(api);
  const { performer, fan, streamId } = doors;
  const pair = `pair of ${[fan.id, performer.id].toSorted().join(' ')}`;
  const ban: Call = () =>
    api.as(performer).put(`/streaming/${streamId}/restrictions/${fan.id}`, { kind: 'ban', seconds: null, reason: '' });
  return {
    lock: sql`select pg_advisory_xact_lock(hashtextextended(${pair}, 0))`,
    calls: [() => buyTicket(api, doors), ban],
    ends: [
      [null, null],
      ['stream.banned', null],
    ],
    check: async () => assert.deepEqual(await moneyOf(api, doors), [2000, 0, 0]),
  };
});
