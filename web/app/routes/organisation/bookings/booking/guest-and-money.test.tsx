import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, it } from 'vitest'
import { loadAllWords } from '#app/wording/wording-store.ts'
import type { WireDeskReservation } from '#server/wire/desk-reservation-on-wire.ts'
import { GuestFacts } from './guest-facts.tsx'
import { MoneyFacts } from './money-facts.tsx'

beforeAll(() => loadAllWords('en'))

function aBooking(cell: string): WireDeskReservation {
  const guest = { firstName: 'Thandi', countryCode: '+27', cell, email: null, language: 'en' }
  return {
    organisation: { slug: 'kwena-camp', name: 'Kwena Camp' },
    reservation: { id: 'k3y', simpleReference: '482-913-107', amountDue: 800, dueDate: null },
    guest,
    acts: [],
    moves: [],
    refundTasks: [],
    disputes: [],
    paymentsToCheck: [],
    failedAttempts: [],
    balance: 800,
    moneyOfEnded: null,
  } as unknown as WireDeskReservation
}

function htmlOf(part: ReactNode): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => part }])
  return renderToString(<Stub initialEntries={['/']} />)
}

function linksOf(part: ReactNode): readonly string[] {
  const html = htmlOf(part)
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address)
}

it('opens a chat on WhatsApp with the number of the guest, the booking already named', () => {
  const links = linksOf(<GuestFacts booking={aBooking('082 123 4567')} />)

  expect(links).toContain('tel:+27821234567')
  const [chat = ''] = links.filter((address) => address.startsWith('https://wa.me/27821234567?text='))
  expect(decodeURIComponent(chat)).toMatch(/Thandi.*482-913-107/)
})

it('offers no chat with a number that no cellphone has', () => {
  expect(linksOf(<GuestFacts booking={aBooking('027 482 1234')} />)).toEqual(['tel:+27274821234'])
})

it('leads to the invoice from the payments of the booking', () => {
  expect(linksOf(<MoneyFacts booking={aBooking('082 123 4567')} />)).toContain('/r/k3y/invoice')
})

it('asks to look at the provider first where a refund may have been paid already', () => {
  const task = { id: 'task-1', amount: 800, state: 'manual', isOntoVoucher: false, isUnclear: false }
  const textWith = (isUnclear: boolean) =>
    htmlOf(<MoneyFacts booking={{ ...aBooking('082 123 4567'), refundTasks: [{ ...task, isUnclear }] } as never} />)

  expect(textWith(true)).toContain('may have paid it back already. Look there first.')
  expect(textWith(true)).not.toContain('pay back R800.00 by hand')
  expect(textWith(false)).toContain('pay back R800.00 by hand')
})

it('says of a booking that no longer stands what was paid, what goes or went back and what is kept', () => {
  const move = (kind: 'capture' | 'refund', amount: number, method: 'cash' | 'credit-voucher') => {
    const offline = { method, reference: null, recordedByName: null, paidOn: '2026-12-01' }
    return { id: kind, kind, amount, offline, items: [], at: '2026-12-01T08:00:00Z', method: null, isVoucherTakenBack: false }
  }
  const ended = (moves: readonly object[], moneyOfEnded: object) => {
    const facts = { balance: 0, paidDate: '2026-12-01T08:00:00Z', moves, moneyOfEnded }
    const booking = { ...aBooking('082 123 4567'), ...facts } as unknown as WireDeskReservation
    const html = htmlOf(<MoneyFacts booking={booking} />)
    expect(html).not.toMatch(/Paid in full|Balance|Due/)
    return [...html.matchAll(/<dt>([^<]*).*?<dd>([^<]*)/g)].map(([, label, amount]) => [label, amount])
  }
  const cash = move('capture', 480, 'cash')

  expect(ended([cash], { toGoBack: 300, kept: 180 })).toEqual([
    ['Cash', 'R480.00'],
    ['Still to go back', '−R300.00'],
    ['You keep', 'R180.00'],
  ])
  expect(ended([cash, move('refund', 300, 'credit-voucher')], { toGoBack: 0, kept: 180 })).toEqual([
    ['Cash', 'R480.00'],
    ['Onto a voucher', '−R300.00'],
    ['You keep', 'R180.00'],
  ])
})

it('leads from a dispute to what was due back of it, while that is not known to have gone out', () => {
  const dispute = { id: 'd1', taken: 800, state: 'open' as const, resultCode: '', note: null, openedAt: '2026-12-01T08:00:00Z' }
  const linksTo = (refundDue: number | null) => {
    const disputes = [{ ...dispute, refundDue, closedByName: null, closedAt: null, method: null }]
    return linksOf(<MoneyFacts booking={{ ...aBooking('082 123 4567'), disputes }} />)
  }
  const address = '/org/kwena-camp/bookings/k3y/disputed-refund?dispute=d1'

  expect(linksTo(800)).toContain(address)
  expect(linksTo(null)).not.toContain(address)
})
