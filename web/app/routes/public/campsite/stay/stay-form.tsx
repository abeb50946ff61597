import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '../../../../components/button.tsx'
import { ErrorSummary } from '../../../../components/error-summary.tsx'
import { Icon } from '../../../../components/icon.tsx'
import { useText } from '../../../../wording/use-text.ts'
import type { CampsiteData } from '../load-campsite.ts'
import { plotParameter, readSelection } from '../selection/selection-parameters.ts'
import { useTidySubmit } from '../use-tidy-submit.ts'
import { DateCell } from './date-cell.tsx'
import { GuestsCell } from './guests-cell.tsx'
import { HiddenFields } from './hidden-fields.tsx'
import { keptParameters } from './kept-parameters.ts'
import { stayProblemWords } from './stay-problem-words.ts'

const StayCalendar = lazy(async () => ({ default: (await import('./stay-calendar.tsx')).StayCalendar }))

type StayFormProps = Pick<CampsiteData, 'stay' | 'problems' | 'today'> & {
  readonly action: string
  readonly hasCamping: boolean
}

/** Dates and guests, always there and always changeable. A GET form: the address keeps them. */
export function StayForm({ stay, problems, today, action, hasCamping }: StayFormProps) {
  const t = useText('campsite')
  const submit = useTidySubmit({ replaces: false })
  const search = new URLSearchParams(useLocation().search)
  const [dates, setDates] = useState({ arrival: stay.arrivalDate ?? '', departure: stay.departureDate ?? '' })
  const [isCalendarOpen, setCalendarOpen] = useState(false)
  const words = problems.map((problem) => stayProblemWords[problem])
  const errorOf = (field: string) => words.filter((one) => one.field === field).map((one) => t(one.text))[0]
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    submit(event.currentTarget)
  }
  return (
    <div className="grid gap-4">
      <ErrorSummary problems={words.map(({ field, text }) => ({ field, message: t(text) }))} />
      <form method="get" action={action} onSubmit={send} aria-label={t('stayForm')} className="stay-bar" noValidate>
        <HiddenFields search={carried(search)} />
        <DateCell
          name="arrivalDate"
          label={t('arriving')}
          value={dates.arrival}
          min={today}
          error={errorOf('arrivalDate')}
          onChange={(arrival) => setDates({ ...dates, arrival })}
        />
        <DateCell
          name="departureDate"
          label={t('leaving')}
          value={dates.departure}
          min={dates.arrival || today}
          error={errorOf('departureDate')}
          onChange={(departure) => setDates({ ...dates, departure })}
        />
        <button type="button" className="icon-button with-scripts stay-bar-calendar" onClick={() => setCalendarOpen(true)}>
          <Icon name="calendar" />
          <span className="md:sr-only">{t('openCalendar')}</span>
        </button>
        <GuestsCell stay={stay} hasCamping={hasCamping} error={errorOf('numberOfAdults')} />
        <div className="stay-bar-action">
          <Button type="submit" isWide>
            {stay.arrivalDate && stay.departureDate ? t('update') : t('checkAvailability')}
          </Button>
        </div>
      </form>
      {isCalendarOpen && (
        <Suspense>
          <StayCalendar
            dates={dates}
            today={today}
            onChoose={(chosen) => {
              setDates(chosen)
              setCalendarOpen(false)
            }}
            onClose={() => setCalendarOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The chosen plots stay chosen for other dates; their guests are allocated anew. */
function carried(search: URLSearchParams): URLSearchParams {
  const kept = keptParameters(search)
  for (const id of readSelection(search)) kept.append(plotParameter, id)
  return kept
}
