import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pino } from 'pino';
import { createOtlpTracer } from '../platform/tracing/otlp-tracer.ts';
import { openOtlpReceiver } from '../testing/otlp-receiver.ts';
import { needsRedis } from '../testing/redis.ts';
import { openSocket } from '../testing/sockets.ts';
import { createTwoApis } from '../testing/two-apis.ts';

/** As OTLP numbers the kinds of spans. */
const [SERVER, PRODUCER, CONSUMER] = [2, 4, 5];

test(
  'an event that a request causes is followed to the process that delivers it, with nothing of people',
  needsRedis,
  async (t) => {
    const receiver = await openOtlpReceiver(t);
    const { endpoint } = receiver;
    const log = pino({ level: 'silent' });
    const [here, there] = [
      createOtlpTracer({ endpoint, service: 'here', share: 1 }, log),
      createOtlpTracer({ endpoint, service: 'there', share: 1 }, log),
    ];
    const [one, other] = await createTwoApis(t, {}, [here, there]);
    const [fan, performer] = [await one.createUser(), await one.createPerformer()];
    const socket = await openSocket(t, await other.listen(), performer);
    const opened = await one.as(fan).post('/conversations', { source: 'performer', sourceId: performer.id });
    const conversationId = opened.body.data._id as string;
    assert.equal((await socket.emit('conversation.join', { conversationId })).ok, true);
    await one.as(fan).post(`/messages/conversations/${conversationId}`, { text: 'a secret leaf' });
    const event = await socket.event('message.created');
    assert.ok(!('cause' in event));
    await Promise.all([here.close(), there.close()]);

    const spans = receiver.spans();
    const named = (name: string, kind: number) => spans.filter((span) => span.name === name && span.kind === kind);
    const [request] = named('sendMessage', SERVER);
    const publication = named('message.created', PRODUCER).find(({ parentSpanId }) => parentSpanId === request?.spanId);
    const delivery = named('message.created', CONSUMER).find(
      ({ parentSpanId }) => parentSpanId === publication?.spanId,
    );
    assert.ok(request && publication && delivery, JSON.stringify(spans.map(({ name, kind }) => [name, kind])));
    assert.equal(delivery.traceId, request.traceId);
    assert.ok(publication.attributes['barg.target']);
    assert.equal(named('conversation.join', SERVER).length, 1);
    for (const personal of ['secret leaf', fan.id, performer.id, conversationId])
      assert.ok(!receiver.text().includes(personal), personal);
  },
);
