import { dayWithoutYear } from '@camp/domain/formatting/date-texts.ts'
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useText } from '../../wording/use-text.ts'
import { Icon } from '../icon.tsx'
import { LoadingIndicator } from '../loading-indicator.tsx'

/** Loaded when it is opened first: the two date inputs do the same work alone. */
const RangeCalendarPanel = lazy(async () => {
  const { RangeCalendarPanel: panel } = await import('./range-calendar-panel.tsx')
  return { default: panel }
})

export interface DatesFieldsProps {
  readonly arrivalDate: string
  readonly departureDate: string
  readonly today: string
  readonly onArrival: (date: string) => void
  readonly onDeparture: (date: string) => void
  readonly onBoth: (arrivalDate: string, departureDate: string) => void
  readonly errors: { readonly arrival?: string; readonly departure?: string }
}

/** Two native date inputs, and a calendar of both for those who want one. */
export function DatesFields({ arrivalDate, departureDate, today, onArrival, onDeparture, onBoth, errors }: DatesFieldsProps) {
  const t = useText('stay')
  const [isOpen, setIsOpen] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsOpen(false)
    opener.current?.focus()
  }
  useDismissal(panel, isOpen, setIsOpen)
  const isSameYear = arrivalDate.slice(0, 4) === departureDate.slice(0, 4)
  return (
    <>
      <DateCell
        name="arrivalDate"
        label={t('arriving')}
        value={arrivalDate}
        shown={arrivalDate && dayWithoutYear(arrivalDate)}
        year={arrivalDate.slice(0, 4)}
        min={today}
        error={errors.arrival}
        onChange={onArrival}
      >
        <button
          ref={opener}
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="search-calendar with-scripts"
        >
          <Icon name="calendar" />
          <span className="sr-only">{t('openCalendar')}</span>
        </button>
      </DateCell>
      <DateCell
        name="departureDate"
        label={t('leaving')}
        value={departureDate}
        shown={departureDate && dayWithoutYear(departureDate)}
        year={isSameYear ? '' : departureDate.slice(0, 4)}
        min={arrivalDate || today}
        error={errors.departure}
        onChange={onDeparture}
      />
      {isOpen && (
        <div ref={panel} role="dialog" aria-label={t('chooseDates')} className="search-drop search-drop-calendar p-4 sm:p-5">
          <Suspense fallback={<LoadingIndicator label={t('calendarLoading')} hasVisibleLabel />}>
            <RangeCalendarPanel
              arrivalDate={arrivalDate}
              departureDate={departureDate}
              today={today}
              onBoth={onBoth}
              onDone={close}
            />
          </Suspense>
        </div>
      )}
    </>
  )
}

interface DateCellProps {
  readonly name: 'arrivalDate' | 'departureDate'
  readonly label: string
  readonly value: string
  /**
   * The same day as people write it, while nobody types: the browser's own form changes from one to the next.
   */
  readonly shown: string
  /** Where there is room for it. */
  readonly year: string
  readonly min: string
  readonly error?: string
  readonly onChange: (date: string) => void
  readonly children?: ReactNode
}

function DateCell({ name, label, value, shown, year, min, error, onChange, children }: DateCellProps) {
  const t = useText('stay')
  return (
    <div className="search-cell relative" data-invalid={error ? true : undefined}>
      <label htmlFor={name} className="search-label">
        {label}
      </label>
      <div className="search-date">
        <input
          id={name}
          name={name}
          type="date"
          value={value}
          min={min}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="search-value"
        />
        <span aria-hidden="true" className={`search-date-shown with-scripts ${shown ? '' : 'font-normal text-ink-soft'}`}>
          {shown || t('addDate')}
          {year && <span className="hidden sm:inline"> {year}</span>}
        </span>
      </div>
      {children}
    </div>
  )
}

function useDismissal(panel: RefObject<HTMLElement | null>, isOpen: boolean, setIsOpen: (isOpen: boolean) => void): void {
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setIsOpen(false)
    const onPress = (event: PointerEvent) => {
      const target = event.target as Element
      if (!panel.current?.contains(target) && !target.closest('.search-calendar')) setIsOpen(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [panel, isOpen, setIsOpen])
}
