import pg, { type PoolClient } from 'pg';

/** A column of an answer, and how its text becomes a value. */
interface Column {
  name: string;
  parse: (text: string) => unknown;
}

/** What a connection's prepared statements answer, by their names: PostgreSQL refuses to let it change. */
export type KnownColumns = Map<string, readonly Column[]>;

type Connection = PoolClient['connection'];
type Done = (error: Error | null, result?: pg.QueryResult) => void;

/**
 * A statement that is prepared under a name. Unlike pg's own it asks once what columns it answers: PostgreSQL told of
 * each tip's thirteen statements what it had told of them before, and pg read it.
 */
export class NamedQuery extends pg.Query {
  readonly name: string;
  callback: Done;
  readonly #client: PoolClient;
  readonly #known: KnownColumns;
  readonly #rows: object[] = [];
  #columns: readonly Column[];
  #tag = '';
  #fault: Error | null = null;

  constructor(
    { name, text, values }: { name: string; text: string; values: unknown[] },
    { client, known, done }: { client: PoolClient; known: KnownColumns; done: Done },
  ) {
    super(text, values);
    this.name = name;
    this.callback = done;
    this.#client = client;
    this.#known = known;
    this.#columns = known.get(name) ?? [];
  }

  override submit = (connection: Connection): void =>
    pg.Query.prototype.submit.call(this, this.#known.has(this.name) ? withoutDescribe(connection) : connection);

  handleRowDescription({ fields }: { fields: ReadonlyArray<{ name: string; dataTypeID: number }> }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, parse: this.#client.getTypeParser(dataTypeID) }));
  }

  handleDataRow({ fields: texts }: { fields: ReadonlyArray<string | null> }): void {
    if (this.#fault) return;
    try {
      const row: Record<string, unknown> = {};
      let place = 0;
      for (const { name, parse } of this.#columns) {
        const text = texts[place++] ?? null;
        row[name] = text === null ? null : parse(text);
      }
      this.#rows.push(row);
    } catch (error) {
      this.#fault = error as Error;
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#tag = text;
    this.#known.set(this.name, this.#columns);
  }

  handleReadyForQuery(): void {
    if (this.#fault) return this.callback(this.#fault);
    // INSERT 0 3, UPDATE 3, SELECT 3
    const [command = '', ...numbers] = this.#tag.split(' ');
    const rowCount = Number(numbers.at(-1) ?? this.#rows.length);
    this.callback(null, { command, rowCount, rows: this.#rows, oid: 0, fields: [] });
  }

  handleError(error: Error): void {
    this.callback(this.#fault ?? error);
  }
}

const views = new WeakMap<Connection, Connection>();

/** The connection, but that it asks for no description. */
const withoutDescribe = (connection: Connection): Connection => {
  const known = views.get(connection);
  if (known) return known;
  const view: Connection = Object.create(connection, { describe: { value: () => {} } });
  views.set(connection, view);
  return view;
};
