import { dayWithoutYear } from '@camp/domain/formatting/date-texts.ts'
import { lazy, type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react'
import { useText } from '../../wording/use-text.ts'
import { afterPaint } from '../after-paint.ts'
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
  /** Where the nights stand that others have, on plots that are chosen already. */
  readonly takenAt?: string
  readonly isRequired?: boolean
  readonly errors: { readonly arrival?: string; readonly departure?: string }
}

/** Two native date inputs, and a calendar of both for those who want one. */
export function DatesFields({
  arrivalDate,
  departureDate,
  today,
  onArrival,
  onDeparture,
  onBoth,
  takenAt,
  isRequired,
  errors,
}: DatesFieldsProps) {
  const t = useText('stay')
  // Which opening it is; 0: none.
  const [opened, setOpened] = useState(0)
  const [isChosen, setIsChosen] = useState(false)
  // To put a sheet over the page takes a slow phone a while: the press is drawn before.
  const open = () => afterPaint(() => setOpened((count) => count + 1))
  const type = () => setIsChosen(false)
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
        isRequired={isRequired}
        error={errors.arrival}
        isChosen={isChosen}
        onChange={onArrival}
        onType={type}
        onPress={open}
      >
        <button type="button" aria-haspopup="dialog" onClick={open} className="search-calendar with-scripts">
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
        isRequired={isRequired}
        error={errors.departure}
        isChosen={isChosen}
        onChange={onDeparture}
        onType={type}
        onPress={open}
      />
      {opened > 0 && (
        // The browser has closed it by then: what its many days still cost waits until the page is drawn.
        <CalendarSheet key={opened} label={t('chooseDates')} onClose={() => startTransition(() => setOpened(0))}>
          {(close) => (
            <Suspense fallback={<LoadingIndicator label={t('calendarLoading')} hasVisibleLabel />}>
              <RangeCalendarPanel
                arrivalDate={arrivalDate}
                departureDate={departureDate}
                today={today}
                takenAt={takenAt}
                onBoth={(from, to) => {
                  setIsChosen(true)
                  onBoth(from, to)
                }}
                onDone={close}
              />
            </Suspense>
          )}
        </CalendarSheet>
      )}
    </>
  )
}

interface CalendarSheetProps {
  readonly label: string
  readonly onClose: () => void
  readonly children: (close: () => void) => ReactNode
}

/** Over the page, which stays where it is; Escape, a press beside it and `close` give the focus back. */
function CalendarSheet({ label, onClose, children }: CalendarSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const close = () => sheet.current?.close()
  useEffect(() => {
    if (!sheet.current?.open) sheet.current?.showModal()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same by keyboard.
    <dialog
      ref={sheet}
      aria-label={label}
      className="calendar-sheet"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
    >
      <div className="p-4 sm:p-5">{children(close)}</div>
    </dialog>
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
  readonly isRequired?: boolean
  readonly error?: string
  /** In the calendar, and not typed over since: it stays as people write it, though the focus is back. */
  readonly isChosen: boolean
  readonly onChange: (date: string) => void
  readonly onType: () => void
  readonly onPress: () => void
  readonly children?: ReactNode
}

function DateCell({ name, label, value, shown, year, min, isRequired, error, children, ...acts }: DateCellProps) {
  const t = useText('stay')
  const { isChosen, onChange, onType, onPress } = acts
  return (
    <div className="search-cell relative" data-invalid={error ? true : undefined}>
      <label htmlFor={name} className="search-label">
        {label}
      </label>
      <div className="search-date" data-chosen={isChosen || undefined}>
        <input
          id={name}
          name={name}
          type="date"
          value={value}
          min={min}
          required={isRequired}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${name}-error` : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={onType}
          onBlur={onType}
          onClick={(event) => {
            event.preventDefault()
            onPress()
          }}
          className="search-value"
        />
        <span aria-hidden="true" className={`search-date-shown with-scripts ${shown ? '' : 'font-normal text-ink-soft'}`}>
          {shown || t('addDate')}
          {year && <span>{year}</span>}
        </span>
      </div>
      {children}
    </div>
  )
}
