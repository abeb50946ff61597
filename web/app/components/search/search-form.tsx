import { type FormEvent, useRef, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import type { SearchParameters } from '../../search-parameters/search-parameters.ts'
import { boxText, searchAddress } from '../../search-parameters/write-search-parameters.ts'
import { useText } from '../../wording/use-text.ts'
import { Icon } from '../icon.tsx'
import { DatesFields } from './dates-fields.tsx'
import type { Facets } from './facets.ts'
import { FilterBar } from './filter-bar.tsx'
import { Filters } from './filters.tsx'
import { GuestsField } from './guests-field.tsx'
import { PlaceField } from './place-field.tsx'
import { draftOf, sentSearch, withArrival } from './search-draft.ts'
import { fieldErrors, SearchProblems } from './search-problems.tsx'
import { showFirstOpenAge } from './show-first-open-age.ts'

interface SearchFormProps {
  readonly parameters: SearchParameters
  readonly today: string
  /** What the places found offer; on a page without results, nothing. */
  readonly facets: Facets
  /** How the results are sorted; null when there are none. */
  readonly sort: SearchParameters['sort']
}

/** Everything a search says, in one form that GETs its own address. */
export function SearchForm({ parameters, today, facets, sort }: SearchFormProps) {
  const t = useText('search')
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const { draft, setDraft, address } = useDraft(parameters)
  const [isAgeMissing, setIsAgeMissing] = useState(false)
  const errors = fieldErrors(useText('stay'), parameters, today)

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const missing = draft.party.childrenAges.some((age) => age === null)
    setIsAgeMissing(missing)
    if (missing) return showFirstOpenAge(event.currentTarget)
    for (const menu of event.currentTarget.querySelectorAll('details')) menu.open = false
    submit(sentSearch(new FormData(event.currentTarget)), { method: 'get', action: '/' })
  }
  return (
    <Form ref={form} method="get" action="/" role="search" aria-label={t('formLabel')} onSubmit={send} noValidate>
      <SearchProblems errors={errors} isAgeMissing={isAgeMissing} />
      <div className="search-bar relative">
        <PlaceField value={draft.place} onChange={(place) => setDraft({ ...draft, place })} />
        <DatesFields
          arrivalDate={draft.arrivalDate}
          departureDate={draft.departureDate}
          today={today}
          errors={errors}
          onArrival={(date) => setDraft(withArrival(draft, date))}
          onDeparture={(departureDate) => setDraft({ ...draft, departureDate })}
          onBoth={(arrivalDate, departureDate) => setDraft({ ...draft, arrivalDate, departureDate })}
        />
        <GuestsField
          key={address}
          party={draft.party}
          error={errors.party}
          onChange={(party) => {
            setDraft({ ...draft, party })
            setIsAgeMissing(false)
          }}
        />
        <div className="search-submit">
          <button
            type="submit"
            className="flex min-h-12 w-full items-center justify-center gap-2 rounded-pill bg-brand px-6 font-bold text-brand-ink hover:bg-brand-strong"
          >
            <Icon name="search" className="size-5" />
            {t('search')}
          </button>
        </div>
      </div>
      <MovedMap parameters={parameters} placeText={draft.place.text.trim()} />
      {parameters.isEmbedded && <input type="hidden" name="showHeaderFooter" value="false" />}
      <FilterBar parameters={parameters} facets={facets} sort={sort}>
        <Filters address={address} parameters={parameters} facets={facets} />
      </FilterBar>
    </Form>
  )
}

interface MovedMapProps {
  readonly parameters: SearchParameters
  readonly placeText: string
}

/** The part of the map that was searched is meant again until another place is typed. */
function MovedMap({ parameters: { box, around }, placeText }: MovedMapProps) {
  if (!box || (placeText !== '' && placeText !== around)) return null
  return (
    <>
      <input type="hidden" name="box" value={boxText(box)} />
      {around && <input type="hidden" name="around" value={around} />}
    </>
  )
}

/** Follows the address when it changes by a link or by going back; what is being typed stays otherwise. */
function useDraft(parameters: SearchParameters) {
  const address = searchAddress(parameters)
  const [seen, setSeen] = useState(address)
  const [draft, setDraft] = useState(() => draftOf(parameters))
  if (seen !== address) {
    setSeen(address)
    setDraft(draftOf(parameters))
  }
  return { draft, setDraft, address }
}
