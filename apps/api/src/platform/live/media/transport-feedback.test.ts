import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TransportFeedback } from './transport-feedback.ts';

/** What the report says, by the draft's section 3.1: status count, symbols and deltas in ticks of 250 microseconds. */
const decode = (report: Buffer) => {
  const count = report.readUInt16BE(14);
  const symbols = Array.from({ length: count }, (_, index) => {
    const chunk = report.readUInt16BE(20 + Math.floor(index / 7) * 2);
    return (chunk >> (12 - 2 * (index % 7))) & 3;
  });
  let at = 20 + Math.ceil(count / 7) * 2;
  const deltas = symbols.filter(Boolean).map((symbol) => {
    const delta = symbol === 1 ? report.readUInt8(at) : report.readInt16BE(at);
    at += symbol;
    return delta;
  });
  return { base: report.readUInt16BE(12), symbols, reference: report.readUIntBE(16, 3), count: report[19], deltas };
};

test('reports arrivals and losses since the last report', () => {
  const feedback = new TransportFeedback();
  feedback.received(65_534, 64);
  feedback.received(65_535, 65);
  feedback.received(1, 165);

  const [report] = feedback.takeReports(9);

  assert.ok(report);
  assert.equal(report.subarray(0, 2).toString('hex'), 'afcd');
  assert.equal(report.readUInt32BE(8), 9);
  assert.deepEqual(decode(report), {
    base: 65_534,
    symbols: [1, 1, 0, 2],
    reference: 1,
    count: 0,
    deltas: [0, 4, 400],
  });
  assert.deepEqual(feedback.takeReports(9), []);
});

test('fills whole words and says so by its padding', () => {
  const feedback = new TransportFeedback();
  feedback.received(1, 64);
  const [report] = feedback.takeReports(9);
  assert.ok(report);
  assert.equal(report.length, (report.readUInt16BE(2) + 1) * 4);
  assert.equal(report.at(-1), 1);
});

test('continues where the last report ended, with a negative delta for packets out of order', () => {
  const feedback = new TransportFeedback();
  feedback.received(10, 64);
  feedback.takeReports(9);
  feedback.received(12, 128);
  feedback.received(11, 129);
  const [report] = feedback.takeReports(9);
  assert.ok(report);
  assert.deepEqual(decode(report), { base: 11, symbols: [1, 2], reference: 2, count: 1, deltas: [4, -4] });
});

test('splits what does not fit into one packet', () => {
  const feedback = new TransportFeedback();
  for (let sequence = 0; sequence < 900; sequence++) feedback.received(sequence, sequence * 100);
  const reports = feedback.takeReports(9);
  assert.deepEqual(
    reports.map((report) => decode(report).base),
    [0, 400, 800],
  );
  assert.ok(reports.every((report) => report.length < 1_200));
});

test('does not describe what was never sent between the packets of one that counts in strides', () => {
  const feedback = new TransportFeedback();
  for (let packet = 0; packet < 1000; packet++) feedback.received((packet * 1999) & 0xffff, 64 + packet);
  assert.ok(feedback.takeReports(9).length <= 5);
});

test('starts anew after a jump of the counter', () => {
  const feedback = new TransportFeedback();
  feedback.received(5, 64);
  feedback.received(20_000, 65);
  const reports = feedback.takeReports(9).map(decode);
  assert.deepEqual(
    reports.map(({ base, symbols }) => ({ base, symbols })),
    [{ base: 20_000, symbols: [1] }],
  );
});
