import { type FormEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { plotParameter, readSelection } from '#app/selection/selection-parameters.ts'
import { useText } from '#app/wording/use-text.ts'
import type { CampsiteData } from '#server/campsite/load-campsite.ts'
import { Button } from '../../button.tsx'
import { DatesFields } from '../../search/dates-fields.tsx'
import { GuestsField } from '../../search/guests-field.tsx'
import { type StayDraft, stayDraftOf, withArrival } from '../../search/search-draft.ts'
import { fieldErrors, SearchProblems } from '../../search/search-problems.tsx'
import { showFirstOpenAge } from '../../search/show-first-open-age.ts'
import { Stepper } from '../../stepper.tsx'
import { useTidySubmit } from '../use-tidy-submit.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { keptParameters } from './kept-parameters.ts'

type StayFormProps = Pick<CampsiteData, 'stay' | 'today'> & {
  readonly action: string
  readonly hasCamping: boolean
}

/** Dates and guests, always there and always changeable. A GET form: the address keeps them. */
export function StayForm({ stay, today, action, hasCamping }: StayFormProps) {
  const t = useText('campsite')
  const submit = useTidySubmit({ replaces: false })
  const search = new URLSearchParams(useLocation().search)
  const [draft, setDraft] = useState<StayDraft>(() => stayDraftOf(stay))
  const [isAgeMissing, setIsAgeMissing] = useState(false)
  const errors = fieldErrors(useText('stay'), { stay }, today)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isMissing = draft.party.childrenAges.includes(null)
    setIsAgeMissing(isMissing)
    if (isMissing) showFirstOpenAge(event.currentTarget)
    else submit(event.currentTarget)
  }
  return (
    <form method="get" action={action} onSubmit={send} aria-label={t('stayForm')} noValidate>
      <SearchProblems errors={errors} />
      <HiddenFields search={carried(search)} />
      <div className="search-bar search-bar-stay relative">
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
          party={draft.party}
          error={errors.party}
          isAgeMissing={isAgeMissing}
          onChange={(party) => setDraft({ ...draft, party })}
        >
          {hasCamping && (
            <>
              <p className="border-t border-line pt-3 text-sm text-ink-soft">{t('rigHint')}</p>
              <Stepper name="tents" label={t('tents')} defaultValue={stay.tents ?? 0} />
              <Stepper name="caravans" label={t('caravans')} defaultValue={stay.caravans ?? 0} />
            </>
          )}
        </GuestsField>
        <div className="search-submit">
          <Button type="submit" isWide>
            {stay.arrivalDate && stay.departureDate ? t('update') : t('checkAvailability')}
          </Button>
        </div>
      </div>
    </form>
  )
}

/** The chosen plots stay chosen for other dates; their guests are allocated anew. */
function carried(search: URLSearchParams): URLSearchParams {
  const kept = keptParameters(search)
  for (const id of readSelection(search)) kept.append(plotParameter, id)
  return kept
}
