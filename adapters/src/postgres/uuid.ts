const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/**
 * Ids come from outside; a text that is no uuid names nothing, and must not become an error of the database.
 */
export function isUuid<Id extends string>(text: string): text is Id {
  return uuid.test(text)
}
