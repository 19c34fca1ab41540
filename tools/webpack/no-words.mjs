/** In place of words that are left out: React Aria drops a language without any. */
export default undefined;
