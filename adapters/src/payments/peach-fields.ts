import type { PeachFields } from './peach-signature.ts'

const mostFields = 200

/**
 * Reads a form whose keys are taken literally (`customParameters[a]`, `result.code`); undefined when a key
 * comes twice.
 */
export function readPeachFields(rawBody: string): PeachFields | undefined {
  const pairs = [...new URLSearchParams(rawBody)]
  const fields = new Map(pairs)
  return pairs.length <= mostFields && fields.size === pairs.length ? fields : undefined
}

/** Reads a JSON object into dotted keys: `{"result":{"code":"x"}}` and `{"result.code":"x"}` are the same. */
export function readJson(rawBody: string): PeachFields | undefined {
  const json = parsed(rawBody)
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined
  return new Map(flattened(json, ''))
}

export function writeForm(fields: PeachFields): string {
  return new URLSearchParams([...fields]).toString()
}

function flattened(value: unknown, key: string): readonly (readonly [string, string])[] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [[key, String(value)]]
  return Object.entries(value).flatMap(([name, inner]) => flattened(inner, key === '' ? name : `${key}.${name}`))
}

function parsed(rawBody: string): unknown {
  try {
    return JSON.parse(rawBody)
  } catch {
    return undefined
  }
}
