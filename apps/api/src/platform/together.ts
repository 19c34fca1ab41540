/**
 * The results of statements that were sent together. When some fail, the first of them in the order of the list is
 * thrown: in a transaction those after it fail only because of it.
 */
export const together = async <Statements extends readonly unknown[] | []>(statements: Statements) => {
  const settled = await Promise.allSettled(statements);
  const failed = settled.find((one) => one.status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return Promise.all(statements);
};
