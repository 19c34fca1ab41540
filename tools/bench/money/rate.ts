/** Concurrent calls. */
export const AT_ONCE = 16;
const WARM_UP_MS = 1_000;
export const MEASURE_MS = Number(process.env.BENCH_MS ?? 5_000);

/** How often per second `work` ends when {@link AT_ONCE} run concurrently; `worker` counts from zero. */
export async function rate(work: (worker: number) => Promise<unknown>): Promise<number> {
  await run(work, WARM_UP_MS);
  return run(work, MEASURE_MS);
}

async function run(work: (worker: number) => Promise<unknown>, milliseconds: number): Promise<number> {
  const start = performance.now();
  let done = 0;
  const loop = async (worker: number): Promise<void> => {
    for (; performance.now() < start + milliseconds; done += 1) await work(worker);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, worker) => loop(worker)));
  return done / ((performance.now() - start) / 1000);
}
