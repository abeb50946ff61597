import { numberAsDialled } from '@camp/domain/messaging/written-number.ts'
import { Link } from 'react-router'
import { whatsAppLink } from '#app/components/reservation/whatsapp-link.ts'
import { actAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { SummaryList, type SummaryRow } from '#app/components/summary-list.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { WireDeskReservation } from '#server/wire/desk-reservation-on-wire.ts'

/** How to reach the guest, and what to know when they come. */
export function GuestFacts({ booking }: { readonly booking: WireDeskReservation }) {
  const t = useText('bookings')
  const { guest, gateCode, acts, organisation, reservation } = booking
  if (!guest) return null
  const address = (act: string) =>
    acts.includes('change-details') ? actAddress(organisation.slug, reservation.id, act) : undefined
  const phone = guest.cell && numberAsDialled(guest.countryCode, guest.cell)
  const rows: readonly SummaryRow[] = [
    ...(phone ? [{ label: t('phone'), value: <PhoneLinks phone={phone} booking={booking} /> }] : []),
    ...(guest.email ? [{ label: t('email'), value: <Contact to={`mailto:${guest.email}`} text={guest.email} /> }] : []),
    { label: t('language'), value: t(`language_${guest.language}`) },
    { label: t('plate'), value: guest.vehiclePlate ?? '–', changeTo: address('plate') },
    { label: t('gateCode'), value: gateCode ? <code>{gateCode}</code> : '–', changeTo: address('gate-code') },
    ...(guest.specialRequest ? [{ label: t('request'), value: guest.specialRequest }] : []),
    ...(guest.allergies ? [{ label: t('allergies'), value: <strong>{guest.allergies}</strong> }] : []),
  ]
  return (
    <section aria-labelledby="guest" className="form-section">
      <h2 id="guest">{t('guest')}</h2>
      <SummaryList rows={rows} />
      {address('details') && (
        <p className="no-print">
          <Link to={actAddress(organisation.slug, reservation.id, 'details')} className="link">
            {t('act_details')}
          </Link>
        </p>
      )}
    </section>
  )
}

/** Called with one tap, or written to on WhatsApp, from the desk's own phone. */
function PhoneLinks({ phone, booking }: { readonly phone: string; readonly booking: WireDeskReservation }) {
  const t = useText('conversation')
  const { guest, reservation, organisation } = booking
  const greeting = t('greeting', {
    guest: guest?.firstName ?? '',
    campsite: organisation.name,
    reference: reservation.simpleReference,
  })
  const whatsApp = whatsAppLink(phone, greeting)
  return (
    <>
      <Contact to={`tel:${phone.replace(/\s/g, '')}`} text={phone} />
      {whatsApp && (
        <>
          {' · '}
          <a href={whatsApp} className="link no-print" target="_blank" rel="noreferrer">
            {t('whatsApp')}
          </a>
        </>
      )}
    </>
  )
}

function Contact({ to, text }: { readonly to: string; readonly text: string }) {
  return (
    <a href={to} className="link">
      {text}
    </a>
  )
}
