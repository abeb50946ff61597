import type { ReservationId, UserId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { aParty } from '@camp/domain/testing/a-party.ts'
import { describe, expect, it } from 'vitest'
import { aRefundTask } from '../payments/testing/payments.contract.ts'
import type { Account } from '../people/account.ts'
import { anAccount } from '../people/testing/an-account.ts'
import { InMemoryVatRates } from '../pricing/testing/in-memory-vat-rates.ts'
import { ownDesk } from '../reservations/amend/testing/given-stay.ts'
import { visitor } from '../shared/actor.ts'
import { stands } from '../testing/a-campsite.ts'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { kwenaCamp } from '../testing/kwena-camp.ts'
import type { CalendarEntryRequest } from './calendar-entries.ts'
import type { PaperPrinter, PrintedFile } from './paper-printer.ts'
import { PrintPaper } from './print-paper.ts'
import { SaveInvoiceRecipient } from './save-invoice-recipient.ts'
import { ShowCalendarEntry } from './show-calendar-entry.ts'
import { ShowInvoice, ShowInvoiceByLink } from './show-invoice.ts'
import { InMemoryInvoiceRecords } from './testing/in-memory-invoice-records.ts'
import { InMemoryIssuedPapers } from './testing/in-memory-issued-papers.ts'

/** Thandi's four nights on Stand 1 of Kwena Camp, R800.00, at a campsite that takes no cards. */
async function givenBooking() {
  const camp = kwenaCamp()
  const organisation = { ...camp.organisation, takesOnlinePayment: false }
  const marketplace = givenMarketplace({ campsites: [{ ...camp, organisation }] })
  const guest = aGuestOf(marketplace)
  const { id } = await guest.books()
  const stored = await marketplace.reservations.find(id)
  if (stored?.status !== 'pending') throw new Error('the booking should wait for its guest')
  const paperRecords = new InMemoryInvoiceRecords()
  const issuedPapers = new InMemoryIssuedPapers()
  const ports = { ...marketplace.ports, accounts: marketplace.accounts, paperRecords, issuedPapers }
  const signedIn = (facts: Partial<Account> = {}) => {
    const account = anAccount({ id: stored.guest.userId ?? undefined, cell: null, ...facts })
    marketplace.accounts.add(account)
    return { kind: 'user', userId: account.id, role: account.role, organisationIds: account.organisationIds } as const
  }
  return { ...marketplace, ports, guest, id, organisation, paperRecords, signedIn }
}

const rand = (amount: number) => Money.rand(amount)
const notFound = refused({ code: 'not-found' })

describe('an invoice', () => {
  const show = ({ ports, id, signedIn }: Awaited<ReturnType<typeof givenBooking>>, actor = signedIn()) =>
    new ShowInvoice(ports).execute({ actor, id })

  it('is a pro-forma before any money has come, without VAT of who is not registered', async () => {
    const booking = await givenBooking()

    const shown = await show(booking)

    expect(shown.ok && shown.value).toMatchObject({
      kind: 'pro-forma',
      total: rand(800),
      paid: rand(0),
      balance: rand(800),
      vat: null,
      payments: [],
      supplier: { name: booking.organisation.name, vatNumber: null },
      customer: { name: 'Thandi Nkosi', email: 'thandi@example.test' },
      lines: [{ kind: 'plot', plotName: 'Stand 1', amount: rand(800) }],
    })
    expect(shown.ok && String(shown.value.taxDate)).toBe('2026-11-21')
  })

  it('of a VAT vendor is a tax invoice of the day of the first payment, at that day’s rate', async () => {
    const booking = await givenBooking()
    const { paperRecords, organisation, id } = booking
    paperRecords.setNumbers(organisation.id, { vatNumber: '4123456789', registrationNumber: null })
    paperRecords.addPayment(id, { kind: 'capture', at: aMoment('2026-11-22T00:30').now, amount: rand(400), method: null })
    paperRecords.addPayment(id, { kind: 'refund', at: aMoment('2026-11-25T12:00').now, amount: rand(100), method: null })

    const shown = await show(booking)

    expect(shown.ok && shown.value).toMatchObject({
      kind: 'tax-invoice',
      paid: rand(300),
      balance: rand(500),
      vat: { percentage: 15, amount: rand(104.35), net: rand(695.65) },
      payments: [{ kind: 'capture' }, { kind: 'refund' }],
    })
    expect(shown.ok && String(shown.value.taxDate)).toBe('2026-11-22')
  })

  it('keeps the rate of its tax date when another applies later, on its papers too', async () => {
    const booking = await givenBooking()
    const { paperRecords, organisation, id, clock } = booking
    paperRecords.setNumbers(organisation.id, { vatNumber: '4123456789', registrationNumber: null })
    paperRecords.addPayment(id, { kind: 'capture', at: aMoment('2026-11-22T09:00').now, amount: rand(400), method: null })
    const vatRates = new InMemoryVatRates([
      { countryCode: 'ZA', effectiveFrom: '2018-04-01', percentage: 15 },
      { countryCode: 'ZA', effectiveFrom: '2026-12-01', percentage: 16 },
    ])
    clock.moveTo('2026-12-02T09:00')

    const shown = await show({ ...booking, ports: { ...booking.ports, vatRates } })

    expect(shown.ok && shown.value.vat?.percentage).toBe(15)
    expect(shown.ok && shown.value.papers.map(({ vatPercentage }) => vatPercentage)).toEqual([15])
  })

  it('is of the day on which money came first, whenever that was written down, and not of what never came', async () => {
    const booking = await givenBooking()
    const { paperRecords, id } = booking
    const kind = 'capture'
    paperRecords.addPayment(id, { kind, at: aMoment('2026-11-19T09:00').now, amount: rand(50), method: null, isReversed: true })
    paperRecords.addPayment(id, { kind: 'reversal', at: aMoment('2026-11-20T09:00').now, amount: rand(50), method: null })
    const paidOn = Temporal.PlainDate.from('2026-11-21')
    paperRecords.addPayment(id, { kind, at: aMoment('2026-11-24T09:00').now, amount: rand(100), method: null })
    paperRecords.addPayment(id, { kind, at: aMoment('2026-11-25T09:00').now, amount: rand(400), method: null, paidOn })

    const shown = await show(booking)

    expect(shown.ok && [String(shown.value.taxDate), String(shown.value.payments.at(-1)?.on)]).toEqual([
      '2026-11-21',
      '2026-11-21',
    ])
  })

  it('of a cancelled stay says what is kept, and there is none where nothing was paid', async () => {
    const booking = await givenBooking()
    await booking.guest.cancels(booking.id)
    const actor = booking.signedIn()
    expect(await show(booking, actor)).toEqual(refused({ code: 'nothing-to-invoice' }))

    booking.paperRecords.addPayment(booking.id, {
      kind: 'capture',
      at: aMoment('2026-11-21T11:00').now,
      amount: rand(400),
      method: null,
    })

    const shown = await show(booking, actor)
    expect(shown.ok && shown.value).toMatchObject({ lines: [{ kind: 'kept', amount: rand(400) }], balance: rand(0) })
  })

  it('of a cancelled stay keeps nothing of what went back before it, or is still to go back', async () => {
    const booking = await givenBooking()
    const { paperRecords, guest, id } = booking
    await guest.cancels(id)
    const on = (day: number) => aMoment(`2026-11-${day}T09:00`).now
    paperRecords.addPayment(id, { kind: 'capture', at: on(22), amount: rand(800), method: null })
    paperRecords.addPayment(id, { kind: 'refund', at: on(23), amount: rand(300), method: null })
    await booking.payments.addRefundTask(
      aRefundTask({ organisationId: booking.organisation.id, reservationId: id, amount: rand(400) }),
    )

    const shown = await show(booking)

    expect(shown.ok && shown.value).toMatchObject({ lines: [{ kind: 'kept', amount: rand(100) }], paid: rand(500) })
  })

  it('has a number once something was paid, and a credit note for what a cancellation takes back', async () => {
    const booking = await givenBooking()
    const { paperRecords, organisation, id, guest } = booking
    paperRecords.setNumbers(organisation.id, { vatNumber: '4123456789', registrationNumber: null })
    const papers = async () => {
      const shown = await show(booking)
      return shown.ok ? shown.value.papers.map(({ label, amount, vat }) => [label, amount.toRand(), vat.toRand()]) : []
    }
    expect(await papers()).toEqual([])
    paperRecords.addPayment(id, { kind: 'capture', at: aMoment('2026-11-22T09:00').now, amount: rand(800), method: null })
    expect(await papers()).toEqual([['INV-000001', 800, 104.35]])
    paperRecords.setNumbers(organisation.id, { vatNumber: null, registrationNumber: null })
    expect(await papers()).toHaveLength(1)

    await guest.cancels(id)

    const kept = 400
    paperRecords.addPayment(id, { kind: 'chargeback', at: aMoment('2026-11-23T09:00').now, amount: rand(kept), method: null })
    expect(await papers()).toEqual([
      ['INV-000001', 800, 104.35],
      ['CRN-000001', 400, 52.18],
    ])
  })

  it('says on every paper what it is for and of which day it is: what was booked, what came on top, what goes', async () => {
    const booking = await givenBooking()
    const { paperRecords, organisation, id, guest, ports } = booking
    paperRecords.setNumbers(organisation.id, { vatNumber: '4123456789', registrationNumber: null })
    paperRecords.addPayment(id, { kind: 'capture', at: aMoment('2026-11-20T09:00').now, amount: rand(800), method: null })
    await show(booking)
    const plots = [{ plotId: stands[0]!.id, party: aParty() }]
    const amendment = { stay: StayDates.of('2027-02-01', '2027-02-06'), plots, price: 're-quote' } as const
    await booking.amendReservation.execute({ actor: ownDesk, as: 'staff', id, amendment })
    await show(booking)
    await guest.cancels(id)
    await show(booking)

    const papers = await ports.issuedPapers.ofReservation(id)

    const line = ({ kind, source, taxDate, facts }: (typeof papers)[number]) => {
      const lines = facts.lines.map((each) => `${each.kind} ${each.cents / 100}`).join()
      return `${source.replace(id, 'it')} ${kind} ${taxDate} ${lines} ${facts.corrects?.reason ?? '-'}`
    }
    expect(papers.map(line)).toEqual([
      'booking:it:1 invoice 2026-11-20 plot 800 -',
      'booking:it:2 invoice 2026-11-21 change 200 -',
      'booking:it:3 credit-note 2026-11-21 credit 200 cancelled',
    ])
  })

  it('prints one of its papers for the guest, or for whom the invoice is, and no other', async () => {
    const booking = await givenBooking()
    const { paperRecords, organisation, id, ports, signedIn } = booking
    paperRecords.setNumbers(organisation.id, { vatNumber: '4123456789', registrationNumber: null })
    paperRecords.addPayment(id, { kind: 'capture', at: aMoment('2026-11-20T09:00').now, amount: rand(800), method: null })
    await show(booking)
    const printed: unknown[] = []
    const paperPrinter = {
      paper: async ({ paper, guest, timezone }: Parameters<PaperPrinter['paper']>[0]) => {
        printed.push([paper.label, guest?.name, guest?.addressLines, guest?.vatNumber, timezone])
        return { name: paper.label } as unknown as PrintedFile
      },
    } as PaperPrinter
    const print = (label: string) => new PrintPaper({ ...ports, paperPrinter }).execute({ actor: signedIn(), id, label })

    expect((await print('INV-000001')).ok).toBe(true)
    const typed = { name: 'Nkosi Civils', address: '5 Long Street', vatNumber: '4987654321' }
    await new SaveInvoiceRecipient(ports).execute({ actor: signedIn(), id, typed })
    expect((await print('INV-000001')).ok).toBe(true)
    expect(await print('INV-000002')).toEqual(refused({ code: 'no-such-paper' }))
    expect(printed).toEqual([
      ['INV-000001', 'Thandi Nkosi', [], null, 'Africa/Johannesburg'],
      ['INV-000001', 'Nkosi Civils', ['5 Long Street'], '4987654321', 'Africa/Johannesburg'],
    ])
  })

  it('asks for an address where the law wants one, and keeps it for the guest alone to say', async () => {
    const booking = await givenBooking()
    const { id, organisation, paperRecords, ports, signedIn } = booking
    const save = new SaveInvoiceRecipient(ports)
    const typed = { name: 'Nkosi Civils', address: '5 Long Street\nCape Town', vatNumber: '4123456789' }

    expect(await show(booking)).toMatchObject({ value: { recipient: null, needsAddress: false } })
    paperRecords.setNumbers(organisation.id, { vatNumber: '4987654321', registrationNumber: null })
    expect(await show(booking)).toMatchObject({ value: { needsAddress: false } })
    expect(await save.execute({ actor: signedIn({ id: 'somebody-else' as UserId }), id, typed })).toEqual(notFound)
    expect(await save.execute({ actor: signedIn(), id, typed: { ...typed, address: '' } })).toMatchObject({
      refusal: { code: 'fields-invalid', problems: [{ field: 'address' }] },
    })
    expect((await save.execute({ actor: signedIn(), id, typed })).ok).toBe(true)
    expect(await show(booking)).toMatchObject({
      value: { recipient: { name: 'Nkosi Civils', addressLines: ['5 Long Street', 'Cape Town'], vatNumber: '4123456789' } },
    })
  })

  it('is shown to whoever holds the link, without the address of its guest', async () => {
    const booking = await givenBooking()
    const { ports, id, signedIn } = booking
    const byLink = new ShowInvoiceByLink(ports)
    const typed = { name: 'Nkosi Civils', address: '5 Long Street\nCape Town', vatNumber: '' }
    await new SaveInvoiceRecipient(ports).execute({ actor: signedIn(), id, typed })

    const shown = await byLink.execute({ id })

    expect(shown).toMatchObject({
      value: { customer: { name: 'Thandi Nkosi', email: null }, recipient: { name: 'Nkosi Civils' }, total: rand(800) },
    })
    expect(JSON.stringify(shown)).not.toMatch(/thandi@example|082/)
    expect(await byLink.execute({ id: 'unknown' as ReservationId })).toEqual(notFound)
  })

  it('is shown with all of it to the guest and the staff, and to nobody else', async () => {
    const booking = await givenBooking()
    const { organisation, signedIn } = booking
    const staff = (id: string, organisationIds: Account['organisationIds']) =>
      signedIn({ id: id as UserId, role: 'ORGUSER', organisationIds })

    expect((await show(booking, staff('desk', [organisation.id]))).ok).toBe(true)
    expect(await show(booking, staff('other-desk', []))).toEqual(notFound)
    expect(await show(booking, signedIn({ id: 'somebody-else' as UserId }))).toEqual(notFound)
    expect(await new ShowInvoice(booking.ports).execute({ actor: visitor, id: booking.id })).toEqual(notFound)
    const unknown = { actor: signedIn(), id: 'unknown' as ReservationId }
    expect(await new ShowInvoice(booking.ports).execute(unknown)).toEqual(notFound)
  })
})

describe('a calendar entry', () => {
  const given = async () => {
    const booking = await givenBooking()
    const asked: CalendarEntryRequest[] = []
    const write = (request: CalendarEntryRequest) => {
      asked.push(request)
      return { filename: 'booking.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' }
    }
    const show = () => new ShowCalendarEntry({ ...booking.ports, calendarEntries: { write } }).execute({ id: booking.id })
    return { ...booking, asked, show }
  }

  it('is there once the stay is sure, and takes it out again when it is cancelled', async () => {
    const { show, asked, guest, id } = await given()
    expect(await show()).toEqual(notFound)

    await guest.confirms(id)
    expect((await show()).ok).toBe(true)
    await guest.cancels(id)
    expect((await show()).ok).toBe(true)

    expect(asked.map(({ isCancelled }) => isCancelled)).toEqual([false, true])
    expect(asked[0]).toMatchObject({ language: 'en', facts: { reservation: { arrival: '2027-02-01' } } })
  })
})
