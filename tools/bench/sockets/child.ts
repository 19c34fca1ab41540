import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { atEnd } from '../resources.ts';

/** What a child process answers, by name. */
type Answers = Record<string, (question: never) => unknown>;

type QuestionOf<A extends Answers, N extends keyof A> = Parameters<A[N]>[0];
type AnswerOf<A extends Answers, N extends keyof A> = Awaited<ReturnType<A[N]>>;

interface Asked {
  id: number;
  name: string;
  question: unknown;
}

interface Answered {
  id: number;
  answer?: unknown;
  error?: string;
}

/** In the child: answers the bench, and ends with it. */
export function answerBench<A extends Answers>(answers: A): A {
  const reply = (answered: Answered): void => void process.send?.(answered);
  process.on('message', ({ id, name, question }: Asked) => {
    const answer = async () => answers[name]?.(question as never);
    answer().then(
      (value) => reply({ id, answer: value }),
      (error: unknown) => reply({ id, error: error instanceof Error ? String(error.stack) : String(error) }),
    );
  });
  process.once('disconnect', () => process.exit());
  // The bench may have ended while this one was starting.
  if (!process.connected) process.exit();
  return answers;
}

export interface Child<A extends Answers> {
  ask<N extends keyof A & string>(name: N, question: QuestionOf<A, N>): Promise<AnswerOf<A, N>>;
  /** Resolves when it is gone. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts a program of this folder as a child, which is killed when the bench ends. */
export function startChild<A extends Answers>(file: string, env: Readonly<Record<string, string>> = {}): Child<A> {
  const child = fork(path.join(import.meta.dirname, file), {
    env: { ...process.env, ...env },
    // Figures alone go to the standard output.
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  const gone = once(child, 'exit');
  const waiting = new Map<number, (answered: Answered) => void>();
  let asked = 0;
  child.on('message', (answered: Answered) => {
    waiting.get(answered.id)?.(answered);
    waiting.delete(answered.id);
  });
  child.once('exit', () => {
    for (const [id, settle] of waiting) settle({ id, error: `${file} ended` });
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await gone;
  };
  atEnd(() => end('SIGKILL'));
  return {
    ask: (name, question) =>
      new Promise((resolve, reject) => {
        const id = ++asked;
        waiting.set(id, ({ answer, error }) =>
          error === undefined ? resolve(answer as never) : reject(new Error(error)),
        );
        child.send({ id, name, question } satisfies Asked);
      }),
    end,
  };
}
