import pg from 'pg'

/** The migrated database that every test database is a copy of. */
export const testTemplate = 'camp_test_template'

/**
 * Creates a database of this name, a copy of `template` when given; answers its address. Copied as files it
 * takes half of the time that it takes block by block.
 */
export async function createTestDatabase(serverUrl: string, name: string, template?: string): Promise<string> {
  mustBeTestDatabase(name)
  await onServer(serverUrl, (client) =>
    client.query(
      `create database ${client.escapeIdentifier(name)}${template ? ` template ${client.escapeIdentifier(template)} strategy file_copy` : ''}`,
    ),
  )
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Drops it even while connections are open. */
export async function dropTestDatabase(serverUrl: string, name: string): Promise<void> {
  mustBeTestDatabase(name)
  await onServer(serverUrl, (client) => client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`))
}

/** Locks this table while `work` runs; what writes to it there waits, as `isWaiting` says. */
export async function whileLocked(
  url: string,
  table: string,
  work: (isWaiting: () => Promise<boolean>) => Promise<void>,
): Promise<void> {
  await onServer(url, async (client) => {
    await client.query('begin')
    await client.query(`lock table ${client.escapeIdentifier(table)} in share mode`)
    await work(async () => {
      const { rows } = await client.query<{ is: boolean }>(`
        select exists (select from pg_locks where relation = ${client.escapeLiteral(table)}::regclass and not granted) as is`)
      return rows[0]?.is ?? false
    })
  })
}

/** A wrong address must never lead tests to somebody's data. */
export function mustBeTestDatabase(name: string): void {
  if (!name.includes('test')) throw new Error(`Tests refuse the database "${name}": its name must contain "test".`)
}

async function onServer(serverUrl: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client(serverUrl)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
