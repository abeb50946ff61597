import { plainName, tellingName } from './place-name.ts'

export type PlaceKind = 'country' | 'province' | 'region' | 'town' | 'organisation'

export interface FindablePlace {
  readonly kind: PlaceKind
  readonly name: string
  readonly otherNames: readonly string[]
  /** Of two that answer as well, the larger comes first. */
  readonly weight: number
}

export interface NameForms {
  readonly plain: string
  readonly telling: string
  /** Without spaces. */
  readonly joined: string
  readonly joinedTelling: string
}

const forms = new WeakMap<FindablePlace, readonly NameForms[]>()

/** Worked out once for a place that is kept. */
export function namesOf(place: FindablePlace): readonly NameForms[] {
  const known = forms.get(place)
  if (known) return known
  const worked = [place.name, ...place.otherNames].map((name) => {
    const plain = plainName(name)
    const telling = tellingName(plain)
    return { plain, telling, joined: withoutSpaces(plain), joinedTelling: withoutSpaces(telling) }
  })
  forms.set(place, worked)
  return worked
}

export function withoutSpaces(text: string): string {
  return text.replaceAll(' ', '')
}
