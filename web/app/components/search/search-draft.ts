import type { SearchParameters } from '../../search-parameters/search-parameters.ts'
import type { StayParameters } from '../../search-parameters/stay-parameters.ts'

export interface PlaceDraft {
  readonly text: string
  /** Of a picked place. */
  readonly latitude: number | null
  readonly longitude: number | null
}

/** The party as it is being said: a child whose age is still open is null. */
export interface PartyDraft {
  readonly numberOfAdults: number
  readonly numberOfPensioners: number
  readonly childrenAges: readonly (number | null)[]
}

/** Dates and guests before they are sent. Dates as `YYYY-MM-DD`, empty when open. */
export interface StayDraft {
  readonly arrivalDate: string
  readonly departureDate: string
  readonly party: PartyDraft
}

/** What the search bar says before it is sent. */
export interface SearchDraft extends StayDraft {
  readonly place: PlaceDraft
}

export function searchDraft({ place, around, latitude, longitude, stay }: SearchParameters): SearchDraft {
  return { place: { text: place ?? around ?? '', latitude, longitude }, ...stayDraftOf(stay) }
}

export function stayDraftOf(stay: StayParameters): StayDraft {
  const { numberOfAdults, numberOfPensioners, childrenAges } = stay
  return {
    arrivalDate: stay.arrivalDate ?? '',
    departureDate: stay.departureDate ?? '',
    party: { numberOfAdults, numberOfPensioners, childrenAges },
  }
}

/** A day of leaving that is no longer after the day of arriving is open again. */
export function withArrival<Draft extends Pick<StayDraft, 'arrivalDate' | 'departureDate'>>(
  draft: Draft,
  arrivalDate: string,
): Draft {
  const isStillAfter = draft.departureDate === '' || arrivalDate === '' || draft.departureDate > arrivalDate
  return { ...draft, arrivalDate, departureDate: isStillAfter ? draft.departureDate : '' }
}

export function withChildren(party: PartyDraft, count: number): PartyDraft {
  const childrenAges = Array.from({ length: count }, (_, child) => party.childrenAges[child] ?? null)
  return { ...party, childrenAges }
}

export function withChildAge(party: PartyDraft, child: number, age: number | null): PartyDraft {
  return { ...party, childrenAges: party.childrenAges.map((known, index) => (index === child ? age : known)) }
}

/** An address without what was left empty; an empty place stays when nothing else would ask for results. */
export function sentSearch(form: FormData): URLSearchParams {
  const said = [...form].flatMap(([name, value]) => (typeof value === 'string' && value.trim() !== '' ? [[name, value]] : []))
  const asksOtherwise = said.some(
    ([name]) => name !== 'numberOfAdults' && name !== 'numberOfPensioners' && name !== 'childrenAges',
  )
  const search = new URLSearchParams(asksOtherwise ? [] : [['place', '']])
  for (const [name = '', value = ''] of said) {
    if (name === 'numberOfPensioners' && value === '0') continue
    search.append(name, value)
  }
  return search
}
