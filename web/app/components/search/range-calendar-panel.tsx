import { dayText, stayText } from '@camp/domain/formatting/date-texts.ts'
import { type CalendarDate, type DateValue, getDayOfWeek, parseDate } from '@internationalized/date'
import { use, useDeferredValue, useEffect, useState } from 'react'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  I18nProvider,
  RangeCalendar,
  RangeCalendarStateContext,
} from 'react-aria-components'
import { useText } from '../../wording/use-text.ts'
import { afterPaint } from '../after-paint.ts'
import { Button } from '../button.tsx'
import { LoadingIndicator } from '../loading-indicator.tsx'
import { type DayMark, dayMarks, noDays } from './day-marks.ts'
import { MonthsHeader, TurnedMonths } from './turned-months.tsx'
import { TypedDates } from './typed-dates.tsx'

interface RangeCalendarPanelProps {
  readonly arrivalDate: string
  readonly departureDate: string
  readonly today: string
  readonly takenAt?: string
  readonly onBoth: (arrivalDate: string, departureDate: string) => void
  readonly onDone: () => void
}

/** The sheet is drawn at once; a slow phone draws its many days afterwards. */
export function RangeCalendarPanel(props: RangeCalendarPanelProps) {
  const t = useText('stay')
  const isDrawn = useDeferredValue(true, false)
  return isDrawn ? <DrawnPanel {...props} /> : <LoadingIndicator label={t('calendarLoading')} hasVisibleLabel />
}

/** A stay chosen as a range: weeks from Monday, with the days on which South Africa is free. */
function DrawnPanel({ arrivalDate, departureDate, today, takenAt, onBoth, onDone }: RangeCalendarPanelProps) {
  const t = useText('dates')
  const ts = useText('stay')
  const days = useAsked('/calendar-days', noDays)
  const taken = new Set(useAsked<readonly string[]>(takenAt, noNights))
  const isWide = useIsWide()
  const [focused, setFocused] = useState<CalendarDate>(() => parseDate(arrivalDate || today))
  const marks = dayMarks(days)
  // Shown while the page behind is given them, which takes a slow phone longer than to draw them.
  const [chosen, setChosen] = useState<{ readonly start: DateValue; readonly end: DateValue } | null>(null)
  const given = arrivalDate && departureDate ? { start: parseDate(arrivalDate), end: parseDate(departureDate) } : null
  const months = Array.from({ length: isWide ? 2 : 1 }, (_, month) => month)
  const choose = (from: string, to: string) => {
    onBoth(from, to)
    onDone()
  }
  // Who leaves on a day needs the night before it; who arrives needs its own.
  const isTaken = (date: DateValue, arrival: CalendarDate | null) => {
    if (arrival && date.compare(arrival) > 0) return taken.has(date.subtract({ days: 1 }).toString())
    return taken.has(date.toString()) && date.toString() !== departureDate
  }
  const weekend = thisWeekend(parseDate(today))
  const longWeekends = days.longWeekends.filter(({ arrivalDate: from }) => from >= today).slice(0, 2)
  const december = days.schoolHolidays.find(({ from, to }) => from.slice(5, 7) === '12' && to > today)
  return (
    <I18nProvider locale="en-ZA">
      {/* The library would write a style element, which the content security policy forbids, unless one of this name is there. */}
      <span id="react-aria-pressable-style" hidden />
      <TypedDates arrivalDate={arrivalDate} departureDate={departureDate} today={today} onBoth={onBoth} onDone={onDone} />
      <RangeCalendar
        aria-label={ts('chooseDates')}
        value={chosen ?? given}
        minValue={parseDate(today)}
        firstDayOfWeek="mon"
        visibleDuration={{ months: months.length }}
        focusedValue={focused}
        onFocusChange={(date) => setFocused((known) => (known.compare(date) === 0 ? known : date))}
        autoFocus
        isDateUnavailable={isTaken}
        allowsNonContiguousRanges={taken.size === 0}
        onChange={({ start, end }) => {
          if (start.compare(end) === 0) return
          setChosen({ start, end })
          afterPaint(() => choose(start.toString(), end.toString()))
        }}
      >
        <NightsChosen />
        <MonthsHeader />
        <TurnedMonths>
          {months.map((month) => (
            <Month key={month} offset={month} markOf={marks.markOf} />
          ))}
        </TurnedMonths>
      </RangeCalendar>
      <CalendarLegend names={marks.namesIn(focused.toString().slice(0, 7), months.length)} hasTaken={taken.size > 0} />
      <ul className="calendar-shortcuts">
        <Shortcut name={t('thisWeekend')} text={stayText(...weekend)} onPress={() => choose(...weekend)} />
        {december && (
          <Shortcut
            name={t('decemberHolidays')}
            text={t('pickWithin', { days: stayText(december.from, december.to) })}
            onPress={() => setFocused(parseDate(december.from < today ? today : december.from))}
          />
        )}
        {longWeekends.map(({ arrivalDate: from, departureDate: to, holidays }) => (
          <Shortcut key={from} name={holidays[0] ?? ''} text={stayText(from, to)} onPress={() => choose(from, to)} />
        ))}
      </ul>
      <div className="calendar-foot">
        <Button intent="quiet" size="small" onClick={() => onBoth('', '')}>
          {t('clearDates')}
        </Button>
        <Button size="small" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </I18nProvider>
  )
}

interface MonthProps {
  /** From the first of those that are shown. */
  readonly offset: number
  readonly markOf: (date: string) => DayMark | undefined
}

/** The days of the months beside it are empty: a slow phone draws a quarter fewer. */
function Month({ offset, markOf }: MonthProps) {
  const shown = use(RangeCalendarStateContext)?.visibleRange.start.add({ months: offset }).month
  return (
    <CalendarGrid offset={{ months: offset }} weekdayStyle="short" className="calendar-grid">
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className="h-8 text-sm font-normal text-ink-soft">{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) =>
          date.month === shown ? (
            <CalendarCell date={date} className="calendar-day" data-mark={markOf(date.toString())}>
              {({ formattedDate }) => <span>{formattedDate}</span>}
            </CalendarCell>
          ) : (
            <td />
          )
        }
      </CalendarGridBody>
    </CalendarGrid>
  )
}

interface ShortcutProps {
  readonly name: string
  readonly text: string
  readonly onPress: () => void
}

function Shortcut({ name, text, onPress }: ShortcutProps) {
  return (
    <li className="grid">
      <button
        type="button"
        onClick={onPress}
        className="min-h-11 rounded-control border border-edge px-3 py-1.5 text-left text-sm text-balance hover:bg-sunken"
      >
        <span className="block font-bold">{name}</span>
        {text}
      </button>
    </li>
  )
}

/** From Friday to Sunday; on a Saturday what is left of it, on a Sunday the next one. */
function thisWeekend(today: CalendarDate): [string, string] {
  const day = getDayOfWeek(today, 'en-ZA', 'mon')
  if (day === saturday) return [today.toString(), today.add({ days: 1 }).toString()]
  const from = today.add({ days: (friday - day + 7) % 7 })
  return [from.toString(), from.add({ days: 2 }).toString()]
}

/** Counted from Monday. */
const [friday, saturday] = [4, 5]

/** How long the stay would be, while its days are chosen. */
function NightsChosen() {
  const t = useText('dates')
  const common = useText('common')
  const calendar = use(RangeCalendarStateContext)
  const chosen = calendar?.highlightedRange
  const count = chosen ? chosen.end.compare(chosen.start) : 0
  const arrival = calendar?.anchorDate
  const hint = arrival ? t('leavingNext', { date: dayText(arrival.toString()) }) : t('calendarHint')
  return (
    <p aria-live="polite" className="mb-3 text-sm text-ink-soft">
      {count > 0 ? common('nights', { count }) : hint}
    </p>
  )
}

interface CalendarLegendProps {
  readonly names: readonly string[]
  readonly hasTaken: boolean
}

function CalendarLegend({ names, hasTaken }: CalendarLegendProps) {
  const t = useText('dates')
  return (
    <div className="mt-3 grid gap-1 text-sm text-ink-soft">
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <span className="calendar-key" data-mark="public">
          {t('publicHoliday')}
        </span>
        <span className="calendar-key" data-mark="school">
          {t('schoolHolidays')}
        </span>
        {hasTaken && (
          <span>
            <s aria-hidden="true">18</s> {t('takenNight')}
          </span>
        )}
      </p>
      {names.length > 0 && <p aria-live="polite">{names.join(' · ')}</p>}
    </div>
  )
}

const noNights: readonly string[] = []

/** Marks are a help: without them the calendar still does its work. */
function useAsked<Answer>(address: string | undefined, nothing: Answer): Answer {
  const [answer, setAnswer] = useState(nothing)
  useEffect(() => {
    if (!address) return
    const asking = new AbortController()
    fetch(address, { signal: asking.signal })
      .then((response) => (response.ok ? response.json() : nothing))
      .then(setAnswer)
      .catch(() => undefined)
    return () => asking.abort()
  }, [address, nothing])
  return answer
}

function useIsWide(): boolean {
  const [isWide, setIsWide] = useState(false)
  useEffect(() => {
    const query = matchMedia('(min-width: 760px)')
    const update = () => setIsWide(query.matches)
    update()
    query.addEventListener('change', update)
    return () => query.removeEventListener('change', update)
  }, [])
  return isWide
}
