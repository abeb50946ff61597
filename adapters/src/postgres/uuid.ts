import { type RawBuilder, sql } from 'kysely'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Ids come from outside; a text that is no uuid names nothing, and must not become an error of the database.
 */
export function isUuid<Id extends string>(text: string): text is Id {
  return uuid.test(text)
}

/** More than these are one value, so that their number does not make a text of its own for each. */
const mostNamed = 8

/**
 * Ids in a statement. The server sees how many few are, and keeps one plan for them; a list in one value
 * could be long, so it would plan anew each time.
 */
export function uuidList(ids: readonly string[]): RawBuilder<readonly string[]> {
  return ids.length === 0 || ids.length > mostNamed ? sql`${ids}::uuid[]` : sql`array[${sql.join(ids)}]::uuid[]`
}
