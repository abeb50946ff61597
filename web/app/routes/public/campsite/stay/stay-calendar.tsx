import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { type CalendarDate, parseDate } from '@internationalized/date'
import { useState, useSyncExternalStore } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import {
  Button as AriaButton,
  CalendarCell,
  CalendarGrid,
  CalendarHeading,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar'
import { Button } from '../../../../components/button.tsx'
import { Dialog } from '../../../../components/dialog.tsx'
import { Icon } from '../../../../components/icon.tsx'
import { useText } from '../../../../wording/use-text.ts'

interface Dates {
  readonly arrival: string
  readonly departure: string
}

interface StayCalendarProps {
  readonly dates: Dates
  readonly today: string
  readonly onChoose: (dates: Dates) => void
  readonly onClose: () => void
}

const monthsAhead = 18
/** From here on two months stand side by side. */
const isWideQuery = '(min-width: 768px)'

/** Arrival, then departure, on a month or two; loaded when it is opened. The date fields do the same without it. */
export function StayCalendar({ dates, today, onChoose, onClose }: StayCalendarProps) {
  const t = useText('campsite')
  const months = useIsWide() ? 2 : 1
  const [chosen, setChosen] = useState(() => rangeOf(dates))
  const first = parseDate(today)
  const stay = chosen && { arrival: chosen.start.toString(), departure: chosen.end.toString() }
  const isStay = stay !== null && stay.arrival < stay.departure
  return (
    <Dialog isOpen onClose={onClose} title={t('calendarTitle')}>
      <p className="text-ink-soft">{isStay ? stayText(stay.arrival, stay.departure) : t('calendarHint')}</p>
      <I18nProvider locale="en-ZA">
        <RangeCalendar
          aria-label={t('calendarTitle')}
          value={chosen}
          onChange={setChosen}
          minValue={first}
          maxValue={first.add({ months: monthsAhead })}
          defaultFocusedValue={chosen?.start ?? first}
          visibleDuration={{ months }}
          pageBehavior="single"
          firstDayOfWeek="mon"
          className="stay-calendar"
        >
          <div className="stay-calendar-months">
            {Array.from({ length: months }, (_, month) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: months are known by their place.
              <div key={month}>
                <div className="flex min-h-11 items-center justify-between">
                  {month === 0 ? <Turn slot="previous" icon="chevron-left" label={t('previousMonth')} /> : <Gap />}
                  <CalendarHeading offset={{ months: month }} className="font-bold" />
                  {month === months - 1 ? <Turn slot="next" icon="chevron-right" label={t('nextMonth')} /> : <Gap />}
                </div>
                <CalendarGrid offset={{ months: month }} weekdayStyle="short">
                  {(date) => <CalendarCell date={date} className="stay-calendar-day" />}
                </CalendarGrid>
              </div>
            ))}
          </div>
        </RangeCalendar>
      </I18nProvider>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button intent="secondary" onClick={() => setChosen(null)}>
          {t('clearDates')}
        </Button>
        <Button disabled={!isStay} onClick={() => stay && onChoose(stay)}>
          {t('useDates')}
        </Button>
      </div>
    </Dialog>
  )
}

interface TurnProps {
  readonly slot: 'previous' | 'next'
  readonly icon: 'chevron-left' | 'chevron-right'
  readonly label: string
}

function Turn({ slot, icon, label }: TurnProps) {
  return (
    <AriaButton slot={slot} aria-label={label} className="icon-button">
      <Icon name={icon} />
    </AriaButton>
  )
}

function Gap() {
  return <span className="size-11" />
}

function rangeOf({ arrival, departure }: Dates): { start: CalendarDate; end: CalendarDate } | null {
  return arrival !== '' && departure > arrival ? { start: parseDate(arrival), end: parseDate(departure) } : null
}

function useIsWide(): boolean {
  return useSyncExternalStore(
    (notify) => {
      const query = window.matchMedia(isWideQuery)
      query.addEventListener('change', notify)
      return () => query.removeEventListener('change', notify)
    },
    () => window.matchMedia(isWideQuery).matches,
    () => false,
  )
}
