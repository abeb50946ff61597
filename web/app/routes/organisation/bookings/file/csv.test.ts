import { describe, expect, it } from 'vitest'
import type { WireDeskReservationRow } from '#server/wire/desk-reservation-on-wire.ts'
import { bookingsCsv } from './csv.ts'

const row: WireDeskReservationRow = {
  id: 'hold-1' as WireDeskReservationRow['id'],
  simpleReference: '482-913-107',
  status: 'confirmed',
  guestName: 'Thandi "T" Nkosi',
  arrivalDate: '2027-02-01',
  departureDate: '2027-02-05',
  nights: 4,
  createdAt: '2026-11-21T08:00:00Z',
  checkedInAt: null,
  phone: '+27 0821234567',
  email: 'thandi@example.test',
  vehiclePlate: '=1+1',
  adults: 2,
  pensioners: 0,
  children: 1,
  plots: [
    { plotName: 'Stand 1', siteName: 'River' },
    { plotName: 'Stand 2', siteName: 'River' },
  ],
  amountDue: 800,
  amountPaid: 400.5,
  balance: 399.5,
}

describe('the file of bookings', () => {
  const [head, line, end] = bookingsCsv([row]).split('\r\n')

  it('begins with the mark of UTF-8 and the names of its columns', () => {
    expect(head).toMatch(/^\uFEFFreference,status,guest,/)
    expect(end).toBe('')
  })

  it('quotes what needs it, writes amounts with two decimals, and lets no cell become a formula', () => {
    expect(line).toBe(
      `482-913-107,confirmed,"Thandi ""T"" Nkosi",thandi@example.test,'+27 0821234567,'=1+1,2027-02-01,2027-02-05,4,River: Stand 1; River: Stand 2,2,0,1,800.00,400.50,399.50,,2026-11-21T08:00:00Z`,
    )
  })

  it('carries no allergies and no key of a reservation', () => {
    expect(bookingsCsv([row])).not.toMatch(/hold-1|allerg/i)
  })
})
