import { KeptWith } from '../shared/kept-with.ts'
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

const forms = new KeptWith<FindablePlace, readonly NameForms[]>()

/** Worked out once for a place that is kept. */
export function namesOf(place: FindablePlace): readonly NameForms[] {
  return forms.of(place) ?? forms.keep(place, formsOf(place))
}

function formsOf(place: FindablePlace): readonly NameForms[] {
  return [place.name, ...place.otherNames].map((name) => {
    const plain = plainName(name)
    const telling = tellingName(plain)
    return { plain, telling, joined: withoutSpaces(plain), joinedTelling: withoutSpaces(telling) }
  })
}

export function withoutSpaces(text: string): string {
  return text.replaceAll(' ', '')
}
