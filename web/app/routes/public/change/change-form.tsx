import { oldestChild } from '@camp/domain/stay-rules/party.ts'
import { useState } from 'react'
import { Form, Link } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { DatesFields } from '#app/components/search/dates-fields.tsx'
import { withArrival } from '#app/components/search/search-draft.ts'
import { SelectField } from '#app/components/select-field.tsx'
import { Stepper } from '#app/components/stepper.tsx'
import { usePageOnItsWay } from '#app/queries/use-page-on-its-way.ts'
import { useText } from '#app/wording/use-text.ts'
import type { WireReservedPlot } from '#server/wire/reservation-on-wire.ts'
import { type ChangedParty, type ChangeParameters, fieldNames } from './change-parameters.ts'

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

/**
 * There is always room for two more children: it needs no scripts, and asking again makes room for two more.
 */
const spareChildren = 2
const years = Array.from({ length: oldestChild + 1 }, (_, age) => age)

interface PlotGuestsProps {
  readonly index: number
  readonly plot: WireReservedPlot
  readonly party: ChangedParty
}

function PlotGuests({ index, plot, party }: PlotGuestsProps) {
  const t = useText('change')
  const ts = useText('stay')
  const names = fieldNames(index)
  const { numberOfAdults, numberOfPensioners, childrenAges } = party
  const children = Array.from({ length: childrenAges.length + spareChildren }, (_, child) => child)
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-lg font-bold">{t('guestsOn', { plot: plot.plotName })}</legend>
      <div className="grid max-w-md gap-3">
        <Stepper name={names.adults} label={ts('adults')} defaultValue={numberOfAdults} />
        <Stepper name={names.pensioners} label={ts('pensioners')} defaultValue={numberOfPensioners} />
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {children.map((child) => (
          <SelectField
            key={child}
            name={names.ages}
            id={`${names.ages}-${child}`}
            label={t('child', { number: child + 1 })}
            defaultValue={childrenAges[child] ?? ''}
          >
            <option value="">{ts('noChild')}</option>
            {years.map((age) => (
              <option key={age} value={age}>
                {age === 0 ? ts('infant') : ts('ageYears', { count: age })}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      <p className="-mt-2 text-sm text-ink-soft">{t('moreChildren')}</p>
    </fieldset>
  )
}
