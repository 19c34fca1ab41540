import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rtp } from '../testing/rtp.ts';
import { ReceptionStatistics } from './reception-statistics.ts';
import { parseRtpPacket } from './rtp-packet.ts';

const receive = (statistics: ReceptionStatistics, sequence: number, timestamp = 0, now = 0) => {
  const packet = parseRtpPacket(rtp({ sequence, timestamp }));
  assert.ok(packet);
  statistics.packetReceived(packet, now);
};

test('has nothing to report before the first packet', () => {
  assert.equal(new ReceptionStatistics(9, 90_000).takeReport(0), null);
});

test('counts losses since the start and since the last report, across the wrap of the sequence', () => {
  const statistics = new ReceptionStatistics(9, 90_000);
  [65_534, 65_535, 1].forEach((sequence) => receive(statistics, sequence));
  const first = statistics.takeReport(0);
  assert.deepEqual([first?.totalLost, first?.fractionLost, first?.highestSequence], [1, 64, 0x1_0001]);

  [2, 3].forEach((sequence) => receive(statistics, sequence));
  const second = statistics.takeReport(0);
  assert.deepEqual([second?.totalLost, second?.fractionLost], [1, 0]);
});

test('returns the middle of the last sender report and how long ago it came', () => {
  const statistics = new ReceptionStatistics(9, 90_000);
  receive(statistics, 1);
  const report = { ssrc: 9, ntpTime: 0x11112222_33334444n, rtpTimestamp: 0, packetCount: 1, byteCount: 1 };
  statistics.senderReportReceived({ type: 'sender-report', ...report }, 1_000);
  const block = statistics.takeReport(1_500);
  assert.equal(block?.lastSenderReport, 0x22223333);
  assert.equal(block?.delaySinceSenderReport, 32_768);
});

test('measures jitter as a sixteenth of each deviation', () => {
  const statistics = new ReceptionStatistics(9, 90_000);
  receive(statistics, 1, 0xffffffff, 0);
  receive(statistics, 2, 2_999, 33.33333333333333);
  assert.equal(statistics.takeReport(0)?.jitter, 0);
  receive(statistics, 3, 5_999, 84.44444444444444);
  assert.equal(statistics.takeReport(0)?.jitter, 100);
});
