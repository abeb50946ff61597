import pg from 'pg'

/** The migrated database that every test database is a copy of. */
export const testTemplate = 'camp_test_template'

/** Creates a database of this name, a copy of `template` when given; answers its address. */
export async function createTestDatabase(serverUrl: string, name: string, template?: string): Promise<string> {
  mustBeTestDatabase(name)
  await onServer(serverUrl, (client) =>
    client.query(
      `create database ${client.escapeIdentifier(name)}${template ? ` template ${client.escapeIdentifier(template)}` : ''}`,
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

/** How many processes speak with it at this moment. */
export async function connectionsTo(serverUrl: string, name: string): Promise<number> {
  let count = 0
  await onServer(serverUrl, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::int as count from pg_stat_activity where datname = $1',
      [name],
    )
    count = rows[0]?.count ?? 0
  })
  return count
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
