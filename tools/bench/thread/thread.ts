import type { Report } from '../report/report.ts';
import { measureOpening } from './opening.ts';
import { measureScrolling, PX_A_SECOND } from './scrolling.ts';

/** A conversation of very many messages: what opening it takes of the server, and scrolling it of a browser. */
export async function measureThread(): Promise<Report> {
  const opening = await measureOpening();
  return {
    tables: [opening, await measureScrolling()],
    notes: [
      'Opening is the conversation and a page of its messages, through the whole API without a network, on the PostgreSQL of the tests, which does not wait for the disk; raw are as many whole rows of the same place.',
      `Each way up is 10 s at ${PX_A_SECOND} px a second, no throttling; the rows are of the first, the third and the sixth. The plain page has all its lines from the start and asks for none.`,
      'Targets: opening within 100 ms, 58 frames a second, heap flat.',
    ],
  };
}
