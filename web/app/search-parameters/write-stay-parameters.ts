import { type StayParameters, stayParameterNames } from './stay-parameters.ts'

/**
 * Writes over what was there; the other parameters stay. An assumed party and what was not said are left out.
 */
export function writeStayParameters(
  stay: Partial<StayParameters>,
  onto: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const search = new URLSearchParams(onto)
  for (const name of stayParameterNames) {
    if (!(name in stay)) continue
    search.delete(name)
    for (const value of writtenValues(stay, name)) search.append(name, value)
  }
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
