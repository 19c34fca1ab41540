import { LiveEngineError } from '../../platform/live/live-engine.ts';
import { LiveOfferRefusedError, LiveUnavailableError } from './streaming.errors.ts';

/** Turns the engine's errors into those of the API. */
export const negotiate = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof LiveEngineError)) throw error;
    const isOffer = error.code === 'invalid-offer' || error.code === 'unsupported-codec';
    if (isOffer) throw new LiveOfferRefusedError({ cause: error });
    throw new LiveUnavailableError({ cause: error });
  }
};
