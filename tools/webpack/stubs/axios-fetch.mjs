/** Stands in for axios' fetch adapter: every browser has XMLHttpRequest, which also reports upload progress. */
export const getFetch = () => undefined;
