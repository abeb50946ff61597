import { randomUUID } from 'node:crypto'
import pg from 'pg'

export interface TestRole {
  readonly name: string
  /** The same database in this role. */
  readonly url: string
  /** With its rights; close its connections first. */
  stop(): Promise<void>
}

/** A role that may sign in, and nothing else. */
export async function startTestRole(databaseUrl: string): Promise<TestRole> {
  const name = `camp_test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(databaseUrl)
  Object.assign(url, { username: name, password: name })
  await as(databaseUrl, `create role ${name} login password '${name}'`)
  return { name, url: url.href, stop: () => as(databaseUrl, `drop owned by ${name}; drop role ${name}`) }
}

async function as(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
