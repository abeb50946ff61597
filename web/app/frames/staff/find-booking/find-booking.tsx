import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { type KeyboardEvent, type MouseEvent, use, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Form, Link, useNavigate } from 'react-router'
import type { WireFoundBooking } from '#server/wire/found-bookings-on-wire.ts'
import { controlClass } from '../../../components/control-class.ts'
import { Icon } from '../../../components/icon.tsx'
import { LiveRegion } from '../../../components/live-region.tsx'
import { useIsHydrated } from '../../../components/search/use-is-hydrated.ts'
import { workAddress } from '../../../components/staff/organisation-address.ts'
import { LanguageContext, useText } from '../../../wording/use-text.ts'
import { useFoundBookings } from './use-found-bookings.ts'
import { useSlashKey } from './use-slash-key.ts'

interface FindBookingProps {
  /** Null: on the pages of the platform, which finds the bookings of every campsite. */
  readonly slug: string | null
}

/**
 * On every page of staff: the key `/` leads here, and what is typed is answered below. A combobox by the ARIA
 * pattern; without scripts, and with enter, it leads to the list of bookings. On a phone a button opens it.
 */
export function FindBooking({ slug }: FindBookingProps) {
  const t = useText('staffFrame')
  const tc = useText('calendar')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const isHydrated = useIsHydrated()
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  const [isOpen, setOpen] = useState(false)
  const list = slug === null ? '/admin/find-bookings' : workAddress(slug, 'bookings')
  const answer = useFoundBookings(slug === null ? '/admin/find-bookings.json' : workAddress(slug, 'find-bookings'), text)
  const found = answer?.found ?? []
  const show = () => {
    flushSync(() => setOpen(true))
    field.current?.focus()
    field.current?.select()
  }
  useSlashKey(show)
  const close = () => {
    setText('')
    setActive(-1)
    setOpen(false)
  }
  const onOpener = (event: MouseEvent) => {
    event.preventDefault()
    if (isOpen) close()
    else show()
  }
  const open = (booking: WireFoundBooking) => {
    close()
    field.current?.blur()
    void navigate(workAddress(booking.slug, `bookings/${booking.id}`))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = found[active]
    if (event.key === 'Escape') {
      close()
      field.current?.blur()
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      open(chosen)
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && found.length > 0) {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((active + step + found.length + (active < 0 && step < 0 ? 1 : 0)) % found.length)
    }
  }
  const combobox = isHydrated && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': found.length > 0,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': found[active] ? `${id}-${active}` : undefined,
    'aria-keyshortcuts': '/',
  }
  const label = t(slug === null ? 'findBookingEverywhere' : 'findBooking')
  return (
    <>
      <Link to={list} className="icon-button find-booking-opener" title={label} onClick={onOpener}>
        <Icon name="search" className="size-5" />
        <span className="sr-only">{label}</span>
      </Link>
      <Form
        action={list}
        role="search"
        aria-label={label}
        className="find-booking"
        data-open={isOpen || undefined}
        onSubmit={close}
      >
        <input
          ref={field}
          name="q"
          type="search"
          aria-label={label}
          placeholder={t(isHydrated ? 'findBookingKey' : 'findBooking')}
          className={controlClass}
          autoComplete="off"
          maxLength={100}
          value={isHydrated ? text : undefined}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setActive(-1)
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setActive(-1)}
          {...combobox}
        />
        <LiveRegion isVisible={false}>{answer && tc('found', { count: answer.count })}</LiveRegion>
        {answer && (
          <div className="find-booking-list">
            {found.length === 0 && <p className="px-4 py-2">{tc('found', { count: 0 })}</p>}
            <div id={`${id}-list`} role="listbox" aria-label={t('findBooking')}>
              {found.map((booking, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and hears the keys, as the combobox pattern says.
                <div
                  key={booking.id}
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  onPointerMove={() => setActive(index)}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => open(booking)}
                  className="cursor-pointer px-4 py-2 aria-selected:bg-brand-soft"
                >
                  <BookingLine booking={booking} />
                </div>
              ))}
            </div>
          </div>
        )}
      </Form>
    </>
  )
}

function BookingLine({
  booking: { name, reference, arrivalDate, departureDate, plots, campsite },
}: {
  readonly booking: WireFoundBooking
}) {
  const language = use(LanguageContext)
  return (
    <>
      <b className="block truncate">{name}</b>
      <span className="block truncate text-sm text-ink-soft">
        {[campsite, stayText(arrivalDate, departureDate, language), plots, reference].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}
