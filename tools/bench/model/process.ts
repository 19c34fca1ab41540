import costs from './unit-costs.json' with { type: 'json' };

/** How much of a part may be used in the busiest hour, so that one of them may fail. */
export const LOAD = 0.6;

const MEGA = 1e6;
const KILO = 1000;
/** As the guide gives a process of the API. Megabytes. */
const MEMORY = 2000;
/** Within which everybody is back whose process was killed. Milliseconds. */
const BACK_IN_TIME = 10_000;

const byMemory = ((MEMORY - costs.apiMemory.value) * MEGA) / (costs.socketMemory.value * KILO);
/** Another process must take them all back, with the one core that it has. */
const byReturn = BACK_IN_TIME / costs.returnCores.value;

/** Sockets of a process of the API. */
export const SOCKETS_OF_PROCESS = Math.floor(Math.min(byMemory, byReturn));
