import type { Party } from '@camp/domain/stay-rules/party.ts'
import { useState } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { ChildAges } from '#app/components/search/child-ages.tsx'
import { DatesFields } from '#app/components/search/dates-fields.tsx'
import { type PartyDraft, withArrival, withChildAge, withChildren } from '#app/components/search/search-draft.ts'
import { Stepper } from '#app/components/stepper.tsx'
import { usePageOnItsWay } from '#app/queries/use-page-on-its-way.ts'
import { useText } from '#app/wording/use-text.ts'
import type { WireReservedPlot } from '#server/wire/reservation-on-wire.ts'
import '#app/styles/without-scripts.css'
import { type ChangeParameters, fieldNames } from './change-parameters.ts'

interface ChangeFormProps {
  readonly form: ChangeParameters
  readonly plots: readonly WireReservedPlot[]
  /** At the campsite, `YYYY-MM-DD`. */
  readonly today: string
  /** Where the nights stand that others have on these plots. */
  readonly takenAt: string
  readonly back: string
}

/** Asked with GET: the answer is a page of its own, which changes nothing. */
export function ChangeForm({ form, plots, today, takenAt, back }: ChangeFormProps) {
  const t = useText('change')
  const [dates, setDates] = useState({ arrivalDate: form.arrivalDate, departureDate: form.departureDate })
  const isBusy = usePageOnItsWay().state === 'loading'
  return (
    <Form method="get" preventScrollReset className="grid gap-6 rounded-card border border-line bg-surface p-5">
      <fieldset>
        <legend className="mb-2 text-lg font-bold">{t('dates')}</legend>
        <div className="search-dates">
          <DatesFields
            {...dates}
            today={today}
            takenAt={takenAt}
            isRequired
            errors={{}}
            onArrival={(arrivalDate) => setDates(withArrival(dates, arrivalDate))}
            onDeparture={(departureDate) => setDates({ ...dates, departureDate })}
            onBoth={(arrivalDate, departureDate) => setDates({ arrivalDate, departureDate })}
          />
        </div>
      </fieldset>
      <div id="guests" className="grid gap-6">
        {plots.map((plot, index) => (
          <PlotGuests key={plot.plotId} index={index} plot={plot} party={form.parties[index] ?? plot} />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" disabled={isBusy}>
          {t('showPrice')}
        </Button>
        <Link to={back} className="link inline-flex min-h-11 items-center">
          {t('keep')}
        </Link>
      </div>
    </Form>
  )
}

interface PlotGuestsProps {
  readonly index: number
  readonly plot: WireReservedPlot
  readonly party: Party
}

function PlotGuests({ index, plot, party }: PlotGuestsProps) {
  const t = useText('change')
  const ts = useText('stay')
  const names = fieldNames(index)
  const [draft, setDraft] = useState<PartyDraft>(party)
  return (
    <fieldset>
      <legend className="mb-2 text-lg font-bold">{t('guestsOn', { plot: plot.plotName })}</legend>
      <div className="grid max-w-md gap-3">
        <Stepper name={names.adults} label={ts('adults')} defaultValue={party.numberOfAdults} />
        <Stepper name={names.pensioners} label={ts('pensioners')} defaultValue={party.numberOfPensioners} />
        <div className="with-scripts">
          <Stepper
            name=""
            id={`children-${index}`}
            label={ts('children')}
            hint={ts('childrenHint')}
            defaultValue={party.childrenAges.length}
            onChange={(count) => setDraft(withChildren(draft, count))}
          />
        </div>
        <ChildAges
          name={names.ages}
          ages={draft.childrenAges}
          isRequired
          onChange={(child, age) => setDraft(withChildAge(draft, child, age))}
        />
      </div>
    </fieldset>
  )
}
