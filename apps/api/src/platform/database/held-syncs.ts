import pg, { type PoolClient } from 'pg';

const BEGINS = /^\s*(?:begin|start transaction)\b/i;
const ENDS = /^\s*(?:commit|end|abort|rollback(?!\s+to\b))\b/i;

/** SQLSTATE of what is sent to a transaction in which something has failed. */
const ABORTED = '25P02';

/**
 * Lets the statements that a transaction sends at once have one Sync, behind the last of them. pg sends one with each:
 * PostgreSQL then hands every answer to the system by itself, and Node wakes for it, thirteen times for a tip.
 *
 * To pg each statement still ends by itself: what it waits for is told to it when a statement is complete. Where one
 * fails, PostgreSQL passes over what follows up to the Sync, which is what an aborted transaction would have refused:
 * pg is told so of each. Outside of a transaction a Sync ends one, so there each statement keeps its own.
 *
 * @returns sends the Sync that is held, if one is: to be called before anybody waits
 */
export const holdSyncs = ({ connection }: PoolClient): (() => void) => {
  const known = holding.get(connection) ?? hold(connection);
  holding.set(connection, known);
  return known;
};

type Connection = PoolClient['connection'];

/** A connection that goes from one pool to another is changed once. */
const holding = new WeakMap<Connection, () => void>();

const hold = (connection: Connection): (() => void) => {
  const sync = connection.sync.bind(connection);
  const sendSimple = connection.query.bind(connection);
  /** For each statement under way, in their order, whether PostgreSQL says by itself that it is ready after it. */
  const saysReady: boolean[] = [];
  let isInTransaction = false;
  let isHeld = false;

  const send = (): void => {
    if (!isHeld) return;
    isHeld = false;
    saysReady.push(true);
    sync();
  };
  connection.sync = () => {
    if (isHeld) saysReady.push(false);
    isHeld = true;
    if (!isInTransaction) send();
  };
  connection.query = (text) => {
    // A statement without parameters (begin, commit) is answered as if a Sync went with it.
    send();
    saysReady.push(true);
    if (BEGINS.test(text)) isInTransaction = true;
    if (ENDS.test(text)) isInTransaction = false;
    sendSimple(text);
  };

  let isTelling = false;
  const tellReady = (): void => {
    isTelling = true;
    connection.emit('readyForQuery', { name: 'readyForQuery', length: 5, status: 'T' });
    isTelling = false;
  };
  const onComplete = (): void => {
    if (saysReady[0] !== false) return;
    saysReady.shift();
    tellReady();
  };
  connection.on('commandComplete', onComplete);
  // Instead of it where there was no statement, and where its values could not be written.
  connection.on('emptyQuery', onComplete);
  connection.on('closeComplete', onComplete);
  connection.on('readyForQuery', () => {
    if (isTelling) return;
    // The first of those that have no answer has failed; the others were passed over.
    while (saysReady.shift() === false) {
      connection.emit('errorMessage', passedOver());
      tellReady();
    }
  });
  return send;
};

const passedOver = (): pg.DatabaseError => {
  const text = 'current transaction is aborted, commands ignored until end of transaction block';
  return Object.assign(new pg.DatabaseError(text, text.length, 'error'), { code: ABORTED, severity: 'ERROR' });
};
