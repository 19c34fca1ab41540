import { followPerformer } from '@barg/api-client/follows';
import { voteInPoll } from '@barg/api-client/feeds';
import { createReaction } from '@barg/api-client/reactions';
import { remindOfStream } from '@barg/api-client/streaming';
import { pageHere } from '../page/page-here.ts';
import { toQueryError, type QueryError } from '../store/query-error.ts';
import type { CarriedAct } from './carried-act-kept.ts';
import { takeCarriedAct } from './take-carried-act.ts';

type Deed = Exclude<CarriedAct, { kind: 'dialog' | 'open' }>;

/** The login does not wait longer for the action. */
const PATIENCE = { timeout: 5000 };

const doIt = (deed: Deed): Promise<unknown> => {
  if (deed.kind === 'follow') return followPerformer(deed.performerId, PATIENCE);
  if (deed.kind === 'remind') return remindOfStream(deed.streamId, PATIENCE);
  if (deed.kind === 'vote') return voteInPoll(deed.pollId, { optionId: deed.optionId }, PATIENCE);
  return createReaction({ objectType: deed.type, objectId: deed.id, action: deed.action }, PATIENCE);
};

const DONE = {
  follow: 'auth:carried.done.follow',
  vote: 'auth:carried.done.vote',
  remind: 'auth:carried.done.remind',
  like: 'auth:carried.done.like',
  bookmark: 'auth:carried.done.bookmark',
} as const;

const GONE = 404;

/** Why it failed, in the server's words where they exist. */
const reasonOf = ({ statusCode, message }: QueryError): string => {
  if (statusCode === GONE) return 'auth:carried.gone';
  return message ? 'auth:carried.refused' : 'auth:carried.failed';
};

/**
 * Runs the action that the account wanted as a guest, once, and shows a notice of its result. Before the page is
 * requested, so that the page shows the result. Never rejects.
 */
export async function carryOut(): Promise<void> {
  const deed = takeCarriedAct('deed');
  if (!deed) return;
  const { notify } = pageHere().host;
  try {
    await doIt(deed);
    notify(DONE[deed.kind === 'react' ? deed.action : deed.kind], 'neutral', {
      name: deed.kind === 'follow' ? deed.name : '',
    });
  } catch (failure) {
    const error = toQueryError(failure);
    notify(reasonOf(error), 'danger', { message: error.message });
  }
}
