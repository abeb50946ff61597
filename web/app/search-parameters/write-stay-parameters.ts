import type { QueryPair } from './query-text.ts'
import { type StayParameters, stayParameterNames } from './stay-parameters.ts'

/** An assumed party and what was not said are left out. */
export function stayPairs(stay: Partial<StayParameters>): readonly QueryPair[] {
  return stayParameterNames.flatMap((name) =>
    name in stay ? writtenValues(stay, name).map((value): QueryPair => [name, value]) : [],
  )
}

/** Writes over what was there; the other parameters stay. */
export function writeStayParameters(
  stay: Partial<StayParameters>,
  onto: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const search = new URLSearchParams(onto)
  for (const name of stayParameterNames) if (name in stay) search.delete(name)
  for (const [name, value] of stayPairs(stay)) search.append(name, value)
  return search
}

type Name = (typeof stayParameterNames)[number]

function writtenValues(stay: Partial<StayParameters>, name: Name): readonly string[] {
  if (name === 'childrenAges') return (stay.childrenAges ?? []).map(String)
  if (stay.isPartyAssumed && (name === 'numberOfAdults' || name === 'numberOfPensioners')) return []
  const value = stay[name] ?? null
  if (value === null || (name === 'numberOfPensioners' && value === 0)) return []
  return [String(value)]
}
