/** Every error of the federation runtime names its code and the page that explains it; the sentence is not sent along. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
