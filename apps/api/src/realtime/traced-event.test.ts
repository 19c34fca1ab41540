import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NotFoundError } from '../errors/common-errors.ts';
import { createRecordingTracer } from '../testing/recording-tracer.ts';
import { tracedEvent } from './traced-event.ts';

test("a socket's event is a span around what it causes, and a refusal is told by its code", async () => {
  const tracer = createRecordingTracer();
  const step = async () => {
    await Promise.resolve();
    tracer.begin('statement', 'select').end();
    return 'joined';
  };
  assert.equal(await tracedEvent(tracer, 'conversation.join', step), 'joined');
  const refuse = (error: Error) => tracedEvent(tracer, 'typing.start', () => Promise.reject(error));
  await assert.rejects(refuse(new NotFoundError()), NotFoundError);
  await assert.rejects(refuse(new Error('of fan@barg.example')), /fan/);
  assert.equal(await tracedEvent(null, 'conversation.join', async () => 'as ever'), 'as ever');
  const event = { kind: 'event', parent: undefined };
  const refused = (code: string, failure?: string) => ({
    ...{ ...event, name: 'typing.start', attributes: { 'barg.code': code }, failure },
  });
  assert.deepEqual(tracer.ended, [
    { kind: 'statement', name: 'select', parent: 'conversation.join', attributes: {}, failure: undefined },
    { ...event, name: 'conversation.join', attributes: {}, failure: undefined },
    refused('request.not_found'),
    refused('server.unexpected', 'server.unexpected'),
  ]);
});
