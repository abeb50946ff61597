import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { readTypedDate } from '@camp/domain/formatting/read-typed-date.ts'
import { type KeyboardEvent, useState } from 'react'
import { useText } from '../../wording/use-text.ts'
import { TextField } from '../text-field.tsx'

interface TypedDatesProps {
  readonly arrivalDate: string
  readonly departureDate: string
  readonly today: string
  readonly onBoth: (arrivalDate: string, departureDate: string) => void
  readonly onDone: () => void
}

/** The same two dates for who would rather type than look for them. */
export function TypedDates({ arrivalDate, departureDate, today, onBoth, onDone }: TypedDatesProps) {
  const t = useText('dates')
  const ts = useText('stay')
  const arrives = (date: string) => {
    const isStillAfter = departureDate > date
    onBoth(date, isStillAfter ? departureDate : '')
    return null
  }
  const leaves = (date: string, isLast: boolean) => {
    if (date !== '' && arrivalDate !== '' && date <= arrivalDate) return ts('departureNotAfterArrival')
    onBoth(arrivalDate, date)
    if (isLast && date !== '' && arrivalDate !== '') onDone()
    return null
  }
  return (
    <div className="mb-4 grid grid-cols-2 gap-3">
      <TypedDate label={t('arriveOn')} date={arrivalDate} today={today} earliest={today} onDate={arrives} />
      <TypedDate label={t('leaveOn')} date={departureDate} today={today} earliest={arrivalDate || today} onDate={leaves} />
    </div>
  )
}

interface TypedDateProps {
  readonly label: string
  readonly date: string
  readonly today: string
  /** What a day without a year is counted from. */
  readonly earliest: string
  /** What is wrong with it, or null; whether Enter ended it. */
  readonly onDate: (date: string, isEntered: boolean) => string | null
}

function TypedDate({ label, date, today, earliest, onDate }: TypedDateProps) {
  const t = useText('dates')
  const ts = useText('stay')
  const shown = date && dayText(date)
  const [text, setText] = useState(shown)
  const [seen, setSeen] = useState(date)
  if (seen !== date) {
    setSeen(date)
    setText(shown)
  }
  const [error, setError] = useState<string | null>(null)
  const problemOf = (isEntered: boolean) => {
    if (text.trim() === '') return date === '' ? null : onDate('', isEntered)
    const read = text === shown ? date : readTypedDate(text, earliest)
    if (!read) return t('notADate')
    if (read < today) return ts('arrivalPast')
    return read === date && !isEntered ? null : onDate(read, isEntered)
  }
  // The form around it is sent by its own button alone.
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    setError(problemOf(true))
  }
  return (
    <TextField
      name=""
      label={label}
      error={error ?? undefined}
      value={text}
      placeholder={t('typedLike')}
      autoComplete="off"
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={enter}
      onBlur={() => setError(problemOf(false))}
    />
  )
}
