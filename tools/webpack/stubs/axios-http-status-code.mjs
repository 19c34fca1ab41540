/** Stands in for axios' table of status codes, which nothing here reads. */
export default {};
