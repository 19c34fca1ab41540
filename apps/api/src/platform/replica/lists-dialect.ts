import {
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';

/** Answers one statement. */
export type Answering = <Row>(query: CompiledQuery<Row>) => Promise<QueryResult<Row>>;

const refuse = (): never => {
  throw new Error('Lists are read statement by statement: transactions belong to `work`.');
};

const driverOf = (answer: Answering): Driver => {
  const connection: DatabaseConnection = {
    executeQuery: <Row>(query: CompiledQuery) => answer(query as CompiledQuery<Row>),
    streamQuery: refuse,
  };
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: async () => {},
  };
};

/** Kysely's dialect for what answers each statement by itself, on whichever connection. */
export const listsDialect = (answer: Answering): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => driverOf(answer),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});
