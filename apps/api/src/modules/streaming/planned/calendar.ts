import type { Config } from '../../../platform/config.ts';
import { siteUrl } from '../../../platform/site-url.ts';
import { linkToStream } from '../streaming.presenter.ts';
import type { StreamRow } from '../streaming.repository.ts';

/** Octets of a line (RFC 5545, 3.1). */
const LINE = 75;
/** Of a stream that does not say how long it lasts, in seconds. */
const USUAL = 3600;

/** TEXT (3.3.11): what would end a value is escaped, and no control characters are left. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|[\r\n]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');

/** A line of at most 75 octets; the next one goes on with a blank. Characters are not cut. */
const folded = (line: string): string => {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current) + Buffer.byteLength(character) > LINE) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
};

/** A time in UTC: 20261126T210500Z. */
const utc = (moment: Date): string => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

interface Event {
  row: StreamRow;
  performer: string;
  config: Pick<Config, 'publicUrl'>;
  /** When the file is written. */
  now: Date;
}

/** A stream as an event for calendars (RFC 5545). A later file of the same stream replaces it there. */
export const writeCalendar = ({ row, performer, config, now }: Event): string => {
  const url = siteUrl(config, linkToStream(row.id));
  const from = row.planned_at ?? row.started_at;
  const until = new Date(from.getTime() + (row.planned_seconds ?? USUAL) * 1000);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Barg//Live streams//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${row.id}@${new URL(url).hostname}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(from)}`,
    `DTEND:${utc(until)}`,
    `SEQUENCE:${row.plan_version}`,
    `SUMMARY:${escaped(`${performer}: ${row.title}`)}`,
    `DESCRIPTION:${escaped(url)}`,
    `URL:${url}`,
    `STATUS:${row.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
};
