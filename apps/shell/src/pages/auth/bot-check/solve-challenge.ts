import { getCaptchaChallenge } from '@barg/api-client/auth';

interface Solution {
  counter: number;
  derivedKey: string;
}

const PATIENCE_MS = 60_000;

const startWorker = (): Worker =>
  new Worker(/* webpackChunkName: "bot-check-worker" */ new URL('./solve.worker.ts', import.meta.url));

/** Requests an ALTCHA puzzle and solves it in a worker. Returns the answer for the API. */
export async function solveNewChallenge(): Promise<string> {
  const worker = startWorker();
  try {
    const challenge = await getCaptchaChallenge();
    const solution = await new Promise<Solution>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('the bot check took too long')), PATIENCE_MS);
      worker.addEventListener('error', reject);
      worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => {
        clearTimeout(timer);
        if (data) resolve(data);
        else reject(new Error('the bot check took too long'));
      });
      worker.postMessage(challenge);
    });
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
}
