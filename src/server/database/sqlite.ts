import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'

/**
 * Kysely's SQLite dialect over Node's own SQLite.
 * WAL lets readers go on during a write; `synchronous=FULL` makes an answered write survive a power cut.
 */
export function sqliteDialect(folder: string | ':memory:'): SqliteDialect {
  const database = new DatabaseSync(folder === ':memory:' ? folder : join(folder, 'kitly.db'))
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;
    PRAGMA busy_timeout = 5000;
    PRAGMA cache_size = -16000;
  `)
  return new TransactionalSqliteDialect({ database: adapt(database) })
}

/** Migrations run in a transaction, which SQLite can do: one that is killed half-way leaves nothing behind. */
class TransactionalSqliteDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalSqliteAdapter()
  }
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** The part of better-sqlite3's interface that Kysely calls. */
function adapt(database: DatabaseSync): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql): SqliteStatement {
      const statement = database.prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => {
          const { changes, lastInsertRowid } = statement.run(...(parameters as SQLInputValue[]))
          return { changes, lastInsertRowid }
        },
        iterate: (parameters) =>
          statement.iterate(...(parameters as SQLInputValue[])) as IterableIterator<unknown>,
      }
    },
  }
}
