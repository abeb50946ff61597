import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { partyText } from '../../formatting/party-text.ts'
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
import { type SearchDraft, searchDraft, sentSearch, withArrival } from './search-draft.ts'
import { fieldErrors, SearchProblems } from './search-problems.tsx'
import { showFirstOpenAge } from './show-first-open-age.ts'

interface SearchFormProps {
  readonly parameters: SearchParameters
  readonly today: string
  /** What the places found offer; on a page without results, nothing. */
  readonly facets: Facets
  /** How the results are sorted; null when there are none. */
  readonly sort: SearchParameters['sort']
  /** Where the search looked, where that is not as it was typed. */
  readonly foundPlace?: string | null
}

/** Everything a search says, in one form that GETs its own address. */
export function SearchForm({ parameters, today, facets, sort, foundPlace = null }: SearchFormProps) {
  const t = useText('search')
  const submit = useSubmit()
  const form = useRef<HTMLFormElement>(null)
  const { draft, setDraft, address } = useDraft(parameters)
  const [isAgeMissing, setIsAgeMissing] = useState(false)
  const errors = fieldErrors(useText('stay'), parameters, today)
  const { isFolded, unfold } = useFold(form, { address, isFoldable: sort !== null && Object.keys(errors).length === 0 })

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const missing = draft.party.childrenAges.some((age) => age === null)
    setIsAgeMissing(missing)
    if (missing) return showFirstOpenAge(event.currentTarget)
    for (const menu of event.currentTarget.querySelectorAll('details')) menu.open = false
    submit(sentSearch(new FormData(event.currentTarget)), { method: 'get', action: '/' })
  }
  return (
    <Form
      ref={form}
      method="get"
      action="/"
      role="search"
      aria-label={t('formLabel')}
      onSubmit={send}
      noValidate
      id="search"
      className={isFolded ? 'search-folded' : undefined}
    >
      {isFolded && <SearchLine draft={draft} foundPlace={foundPlace} onPress={unfold} />}
      <SearchProblems errors={errors} />
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
          isAgeMissing={isAgeMissing}
          onChange={(party) => setDraft({ ...draft, party })}
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

interface SearchLineProps {
  readonly draft: SearchDraft
  readonly foundPlace: string | null
  readonly onPress: () => void
}

/** On a phone results begin below one line that says what was searched; a press opens the fields. */
function SearchLine({ draft: { place, arrivalDate, departureDate, party }, foundPlace, onPress }: SearchLineProps) {
  const t = useText('search')
  const common = useText('common')
  const dates = arrivalDate && departureDate ? stayText(arrivalDate, departureDate) : t('anyDates')
  return (
    // biome-ignore lint/a11y/useValidAnchor: without scripts it leads to the fields.
    <a
      href="#search"
      className="search-line"
      onClick={(event) => {
        event.preventDefault()
        onPress()
      }}
    >
      <Icon name="search" />
      <span className="sr-only">{t('changeSearch')}</span>
      <span className="min-w-0">
        <b className="block truncate">{foundPlace ?? (place.text || t('anywhere'))}</b>
        <span className="block text-sm text-ink-soft">
          {dates}&nbsp;· <span className="inline-block">{partyText(common, party)}</span>
        </span>
      </span>
    </a>
  )
}

interface Foldable {
  readonly address: string
  readonly isFoldable: boolean
}

/** Folded again by every new search; without scripts the line's own link unfolds it. */
function useFold(form: RefObject<HTMLFormElement | null>, { address, isFoldable }: Foldable) {
  const [unfoldedAt, setUnfoldedAt] = useState<string | null>(null)
  useEffect(() => {
    if (unfoldedAt !== null) form.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus()
  }, [unfoldedAt, form])
  return { isFolded: isFoldable && unfoldedAt !== address, unfold: () => setUnfoldedAt(address) }
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
  const [draft, setDraft] = useState(() => searchDraft(parameters))
  if (seen !== address) {
    setSeen(address)
    setDraft(searchDraft(parameters))
  }
  return { draft, setDraft, address }
}
