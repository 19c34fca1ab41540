import { useOwnStreamQuery } from '../api/own-stream.ts';

/** The stream that its performer has on air or planned for now; undefined while none is known. */
export const useOwnStream = () => useOwnStreamQuery(undefined).data;
