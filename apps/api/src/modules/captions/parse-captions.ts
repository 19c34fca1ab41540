import { holdsDocument } from '../files/find-disguise.ts';
import {
  CaptionsEmptyError,
  CaptionsEncodingError,
  CaptionsFormatError,
  CaptionsTimeError,
  CaptionTooLongError,
} from './captions.errors.ts';
import { toCueText } from './cue-text.ts';

/** One caption with its times. */
export interface Cue {
  /** Milliseconds from the beginning. */
  start: number;
  end: number;
  /** WebVTT cue settings (position); empty for the default. */
  settings: string;
  /** Escaped for a WebVTT cue, without tags. */
  text: string;
}

/** Longer captions are not readable and do not fit over a film. */
const MOST_CHARACTERS = 1000;

const LINE_END = /\r\n|\n|\r/;
/** WebVTT writes a point and may leave the hours out, SRT writes a comma. */
const STAMP = String.raw`(?:(\d{1,3}):)?([0-5]\d):([0-5]\d)[.,](\d{3})`;
const TIMES = new RegExp(String.raw`^${STAMP}[ \t]+-->[ \t]+${STAMP}(?:[ \t]+(.*))?$`);
/** Blocks of WebVTT other than cues: notes, styles and regions. They are dropped. */
const ASIDE = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/;
const PERCENT = String.raw`(?:100|\d{1,2})(?:\.\d{1,3})?%`;
const SETTING = new RegExp(
  `^(?:vertical:(?:rl|lr)|align:(?:start|center|end|left|right)|line:(?:-?\\d{1,3}|${PERCENT})|(?:position|size):${PERCENT})$`,
);

interface Block {
  /** Counted from 1. */
  line: number;
  lines: string[];
}

/**
 * Parses WebVTT or SRT. Styles are dropped, positions of cues kept.
 * @throws CaptionsEncodingError, CaptionsFormatError, CaptionsTimeError, CaptionTooLongError, CaptionsEmptyError
 */
export const parseCaptions = (bytes: Uint8Array): Cue[] => {
  const text = decode(bytes);
  if (holdsDocument(text)) throw new CaptionsFormatError();
  const [first, ...others] = blocksOf(text.split(LINE_END));
  if (!first) throw new CaptionsEmptyError();
  const cues = (isHead(first) ? others.filter(({ lines }) => !ASIDE.test(lines[0] ?? '')) : [first, ...others])
    .map(readCue)
    .filter(({ text: said }) => said !== '');
  if (cues.length === 0) throw new CaptionsEmptyError();
  return cues.sort((one, other) => one.start - other.start);
};

/** Decodes UTF-8 and drops its byte order mark. UTF-16 is refused: it is invalid UTF-8, or has NUL bytes. */
const decode = (bytes: Uint8Array): string => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // The error is thrown below, as for NUL bytes.
  }
  throw new CaptionsEncodingError();
};

const blocksOf = (lines: readonly string[]): Block[] => {
  const blocks: Block[] = [];
  let block: Block | null = null;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') block = null;
    else if (block) block.lines.push(line);
    else blocks.push((block = { line: index + 1, lines: [line] }));
  }
  return blocks;
};

/** Whether the first block is the header of a WebVTT file. @throws CaptionsFormatError when it is no SRT either */
const isHead = ({ lines }: Block): boolean => {
  const [head = '', times = ''] = lines;
  if (/^WEBVTT(?:[ \t]|$)/.test(head)) return true;
  if (/^\d+$/.test(head.trim()) && times.includes('-->')) return false;
  throw new CaptionsFormatError();
};

const readCue = ({ line, lines }: Block): Cue => {
  // The first line of a cue may be its name or number.
  const at = lines[0]?.includes('-->') ? 0 : 1;
  const match = TIMES.exec(lines[at]?.trim() ?? '');
  const [start, end] = [stampOf(match, 1), stampOf(match, 5)];
  if (!match || end <= start) throw new CaptionsTimeError({ params: { line: line + Math.min(at, lines.length - 1) } });
  const text = toCueText(lines.slice(at + 1));
  if (text.length > MOST_CHARACTERS) throw new CaptionTooLongError({ params: { line, most: MOST_CHARACTERS } });
  return { start, end, settings: placeOf(match[9]), text };
};

const stampOf = (match: RegExpExecArray | null, from: number): number => {
  const [hours = 0, minutes = 0, seconds = 0, rest = 0] = (match ?? [])
    .slice(from, from + 4)
    .map((it) => Number(it ?? 0));
  return ((hours * 60 + minutes) * 60 + seconds) * 1000 + rest;
};

/** The supported cue settings; SRT coordinates and regions are dropped. */
const placeOf = (settings = ''): string =>
  settings
    .split(/[ \t]+/)
    .filter((it) => SETTING.test(it))
    .join(' ');
