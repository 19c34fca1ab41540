/** Concurrent calls. */
export const AT_ONCE = 16;
const WARM_UP_MS = 1_000;
export const MEASURE_MS = Number(process.env.BENCH_MS ?? 5_000);

/** `worker` counts from zero. */
export type Work = (worker: number) => Promise<unknown>;

/** How often per second `work` ends when {@link AT_ONCE} run concurrently. */
export async function rate(work: Work): Promise<number> {
  await run(work, WARM_UP_MS);
  const { calls, seconds } = await run(work, MEASURE_MS);
  return calls / seconds;
}

/** How often `work` ended, and in how long: the last calls may take longer than was asked for. */
export async function run(work: Work, milliseconds: number): Promise<{ calls: number; seconds: number }> {
  const start = performance.now();
  let calls = 0;
  const loop = async (worker: number): Promise<void> => {
    for (; performance.now() < start + milliseconds; calls += 1) await work(worker);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, worker) => loop(worker)));
  return { calls, seconds: (performance.now() - start) / 1000 };
}
