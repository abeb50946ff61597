import type { RefundWish } from '@camp/domain/cancellation/refund-wish.ts'
import { receiptKey } from '@camp/domain/payments/receipt.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { aBookedStay, desk, deskStrangers } from '../desk/testing/a-booked-stay.ts'
import type { Payments } from '../payments/payments.ts'
import { ShowReceipt } from '../receipts/show-receipt.ts'

const paidOn = Temporal.PlainDate.from('2026-11-21')
const expiresOn = Temporal.PlainDate.from('2029-11-21')
const aVoucher = (facts: Partial<Extract<RefundWish, { kind: 'voucher' }>> = {}): RefundWish => {
  return { kind: 'voucher', amount: null, isAgreed: true, ...facts }
}

const payInCash = (marketplace: Awaited<ReturnType<typeof aBookedStay>>['marketplace'], idOrReference: string) =>
  marketplace.recordDeskPayment.execute({
    actor: desk,
    idOrReference,
    amount: Money.rand(100),
    method: 'cash',
    reference: null,
    paidOn,
  })

/** R400.00 came by card for a stay of R800.00, and became a voucher. */
async function aGivenVoucher(wish: RefundWish = aVoucher()) {
  const stay = await aBookedStay()
  const { marketplace, command } = stay
  const cancelled = await marketplace.cancelAsStaff.execute({ ...command, note: 'Comes next year', refund: wish })
  if (!cancelled.ok) throw new Error(cancelled.refusal.code)
  const { code = '' } = cancelled.value.voucher ?? {}
  const listing = { search: '', sort: 'issued', isDescending: false, limit: null, offset: 0, state: null } as const
  const listed = async (facts: object = {}) => {
    const found = await marketplace.listVouchers.execute({ actor: desk, orgSlug: 'kwena-camp', ...listing, ...facts })
    if (!found.ok) throw new Error(found.refusal.code)
    return found.value
  }
  const left = async () => (await listed()).rows[0]?.balance
  const later = () => stay.guest.books({ from: '2027-03-01', to: '2027-03-03' })
  const noted = async () => {
    const shown = await marketplace.showReservationToDesk.execute(command)
    return shown.ok ? shown.value.history.filter(({ kind }) => kind === 'act') : []
  }
  return { ...stay, code, cancelled: cancelled.value, listed, left, later, noted }
}

type Given = Awaited<ReturnType<typeof aGivenVoucher>>

const tasksOf = (payments: Pick<Payments, 'refundTasksOf'>, id: Parameters<Payments['refundTasksOf']>[0]) =>
  payments.refundTasksOf(id)

describe('a voucher for a cancelled booking', () => {
  it('is worth everything paid, pays three years, and leaves nothing to give back', async () => {
    const { marketplace, stored, cancelled, code, listed, id } = await aGivenVoucher()

    expect(code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/)
    expect(cancelled).toMatchObject({ refundAmount: Money.rand(400), voucher: { left: Money.rand(400), expiresOn } })
    expect(await stored()).toMatchObject({
      status: 'cancelled',
      amountPaid: Money.zero(),
      cancellation: { refundAmount: Money.rand(400), voucher: { code, expiresOn } },
    })
    expect(await tasksOf(marketplace.payments, id)).toMatchObject([{ state: 'done', amount: Money.rand(400) }])
    expect((await marketplace.payments.movesOf(id)).at(-1)).toMatchObject({
      kind: 'refund',
      amount: Money.rand(400),
      offline: { method: 'credit-voucher', reference: code, paidOn },
    })
    expect(await listed()).toMatchObject({
      owed: Money.rand(400),
      lapsed: Money.zero(),
      rows: [{ code, amount: Money.rand(400), balance: Money.rand(400), guestName: 'Thandi Nkosi', usedFor: [] }],
    })
  })

  it('tells the guest its code, in the message of the cancellation', async () => {
    const { marketplace, code, id } = await aGivenVoucher()

    const messages = await marketplace.outbox.list({ reservationId: id, limit: 50 })

    const cancelled = messages.find(({ event, channel }) => event === 'cancelled' && channel === 'email')
    expect(cancelled?.facts.money).toMatchObject({
      paidInAll: 40_000,
      refundAmount: 40_000,
      voucher: { code, expiresOn: '2029-11-21', isNew: true },
    })
  })

  it('tells the guest again, with what is left on it', async () => {
    const { marketplace, command, code, later, id } = await aGivenVoucher(aVoucher({ amount: Money.rand(300) }))
    const { id: paidByIt } = await later()
    await payInCash(marketplace, paidByIt)
    await payInCash(marketplace, paidByIt)
    await marketplace.takeVoucher.execute({ actor: desk, idOrReference: paidByIt, code })

    await marketplace.resendMessage.execute(command)

    const messages = await marketplace.outbox.list({ reservationId: id, limit: 50 })
    const again = messages.find(({ occurrence }) => occurrence.startsWith('again '))
    expect(again?.facts.money).toMatchObject({
      paidInAll: 40_000,
      refundAmount: 30_000,
      voucher: { code, left: 10_000 },
    })
  })

  it('shows what it would be worth, and no code, before it is given', async () => {
    const { marketplace, command, stored } = await aBookedStay()

    const tried = await marketplace.cancelAsStaff.execute({ ...command, note: 'x', refund: aVoucher(), dryRun: true })

    expect(tried).toMatchObject({ ok: true, value: { voucher: { code: '••••-••••-••••', left: Money.rand(400) } } })
    expect((await stored()).status).toBe('partiallyPaid')
  })

  it('needs the guest to agree where the policy gives money, and no more', async () => {
    const { marketplace, command } = await aBookedStay()
    const tried = (isAgreed: boolean) =>
      marketplace.cancelAsStaff.execute({ ...command, note: 'x', refund: aVoucher({ isAgreed }), dryRun: true })

    expect(await tried(false)).toEqual(refused({ code: 'agreement-missing', byPolicy: Money.rand(400) }))
    marketplace.clock.moveTo('2027-01-30T10:00')
    expect((await tried(false)).ok).toBe(true)
  })

  it.each([
    ['more than was paid', Money.rand(400.01), { code: 'refund-above-paid', refundable: Money.rand(400) }],
    ['nothing', Money.zero(), { code: 'voucher-of-nothing' }],
  ])('is not worth %s', async (_what, amount, refusal) => {
    const { marketplace, command, stored } = await aBookedStay()

    const refund = aVoucher({ amount })
    expect(await marketplace.cancelAsStaff.execute({ ...command, note: 'x', refund })).toEqual(refused(refusal))
    expect((await stored()).status).toBe('partiallyPaid')
  })
})

describe('any amount that goes back', () => {
  const wish = (rand: number): RefundWish => ({ kind: 'amount', amount: Money.rand(rand) })

  it('is what the desk says, with its reason', async () => {
    const { marketplace, command, stored, id } = await aBookedStay()

    await marketplace.cancelAsStaff.execute({ ...command, note: 'Half of it, as agreed', refund: wish(123.45) })

    expect(await stored()).toMatchObject({ cancellation: { refundAmount: Money.rand(123.45), note: 'Half of it, as agreed' } })
    expect(await tasksOf(marketplace.payments, id)).toMatchObject([{ amount: Money.rand(123.45), state: 'open' }])
  })

  it('may be nothing, and never more than was paid, or without a reason', async () => {
    const { marketplace, command } = await aBookedStay()
    const tried = (rand: number, note = 'x') =>
      marketplace.cancelAsStaff.execute({ ...command, note, refund: wish(rand), dryRun: true })

    expect(await tried(0)).toMatchObject({ ok: true, value: { refundAmount: Money.zero() } })
    expect(await tried(400.01)).toEqual(refused({ code: 'refund-above-paid', refundable: Money.rand(400) }))
    expect(await tried(10, ' ')).toEqual(refused({ code: 'note-missing' }))
  })
})

describe('paying with a voucher at the desk', () => {
  it('takes what is open, and leaves the rest on it', async () => {
    const { marketplace, code, later, left, listed } = await aGivenVoucher()
    const { id } = await later()
    await payInCash(marketplace, id)
    const typed = code.toLowerCase().replaceAll('-', ' ')

    const taken = await marketplace.takeVoucher.execute({ actor: desk, idOrReference: id, code: typed })

    expect(taken).toMatchObject({
      ok: true,
      value: { after: { status: 'confirmed', balance: Money.zero() }, voucher: { left: Money.rand(100), expiresOn } },
    })
    expect(await left()).toEqual(Money.rand(100))
    expect((await listed()).rows[0]?.usedFor).toMatchObject([{ reservationId: id, amount: Money.rand(300) }])
    const moves = await marketplace.payments.movesOf(id)
    expect(moves.at(-1)).toMatchObject({ kind: 'capture', offline: { method: 'credit-voucher', reference: code } })
  })

  it('stands in no cash-up: it is no money in the till', async () => {
    const { marketplace, code, later } = await aGivenVoucher()
    const { id } = await later()
    await marketplace.takeVoucher.execute({ actor: desk, idOrReference: id, code })

    const till = await marketplace.showCashUp.execute({ actor: desk, orgSlug: 'kwena-camp', day: paidOn })

    expect(till).toMatchObject({ ok: true, value: { lines: [] } })
  })

  it('is on the voucher again when it was typed for the wrong booking', async () => {
    const { marketplace, code, later, left } = await aGivenVoucher()
    const { id } = await later()
    await marketplace.takeVoucher.execute({ actor: desk, idOrReference: id, code })
    expect(await left()).toEqual(Money.zero())

    await marketplace.reverseDeskPayment.execute({ actor: desk, idOrReference: id, note: 'Another booking' })

    expect(await left()).toEqual(Money.rand(400))
  })

  it('refuses a code that is none, one that is spent, and one that has expired, with its date', async () => {
    const { marketplace, code, later, guest } = await aGivenVoucher()
    const { id } = await later()
    const take = (typed: string, idOrReference: string = id) =>
      marketplace.takeVoucher.execute({ actor: desk, idOrReference, code: typed })
    expect(await take('K7QM-2XWD-0000')).toEqual(refused({ code: 'voucher-unknown' }))

    expect((await take(code)).ok).toBe(true)
    expect(await take(code)).toEqual(refused({ code: 'voucher-spent' }))
    await marketplace.reverseDeskPayment.execute({ actor: desk, idOrReference: id, note: 'No' })
    marketplace.clock.moveTo('2029-11-22T10:00')
    const much = await guest.books({ from: '2029-12-01', to: '2029-12-05' })
    expect(await take(code, much.id)).toEqual(refused({ code: 'voucher-expired', expiresOn }))
    marketplace.clock.moveTo('2029-11-21T23:59')
    expect((await take(code, much.id)).ok).toBe(true)
  })

  it.each([
    ['hold', async ({ guest }: Given) => (await guest.holds({ from: '2027-03-01', to: '2027-03-03' })).id, 'wrong_state'],
    ['booking that is cancelled', async ({ id }: Given) => id, 'already_cancelled'],
  ] as const)('pays for no %s', async (_what, find, code) => {
    const given = await aGivenVoucher()
    const idOrReference = await find(given)

    const taken = await given.marketplace.takeVoucher.execute({ actor: desk, idOrReference, code: given.code })

    expect(taken).toEqual(refused({ code }))
    expect(await given.left()).toEqual(Money.rand(400))
  })

  it('takes none of another campsite', async () => {
    const { marketplace, code, guest } = await aGivenVoucher()
    const [plot] = marketplace.campsites[1]?.plots ?? []
    if (!plot) throw new Error('there is no other campsite')
    const { id } = await guest.books({ orgSlug: 'elsewhere', plots: [plot], from: '2027-03-01', to: '2027-03-03' })

    expect(await marketplace.payByVoucher.execute({ id, code })).toEqual(refused({ code: 'voucher-unknown' }))
  })

  it.each(deskStrangers)('is not for %s', async (_who, actor) => {
    const { marketplace, code, later } = await aGivenVoucher()
    const { id } = await later()

    expect(await marketplace.takeVoucher.execute({ actor, idOrReference: id, code })).toEqual(refused({ code: 'not-found' }))
  })
})

describe('paying with a voucher as a guest', () => {
  it('confirms a booking that it pays whole, without the gateway', async () => {
    const { marketplace, code, guest, left } = await aGivenVoucher()
    const { id } = await guest.books({ from: '2027-03-01', to: '2027-03-03' }, { hasVoucher: true })
    expect(await marketplace.payments.attemptsOf(id)).toEqual([])

    const paid = await marketplace.payByVoucher.execute({ id, code })

    expect(paid).toMatchObject({ ok: true, value: { status: 'confirmed', amount: Money.rand(400), left: Money.zero() } })
    expect(await guest.hears(id)).toEqual(['submitted', 'confirmed'])
    expect(await left()).toEqual(Money.zero())
  })

  it('leaves to the gateway what it does not reach', async () => {
    const { marketplace, code, guest } = await aGivenVoucher(aVoucher({ amount: Money.rand(150) }))
    const { id } = await guest.books({ from: '2027-03-01', to: '2027-03-03' }, { hasVoucher: true, payInFull: true })

    const paid = await marketplace.payByVoucher.execute({ id, code })

    expect(paid).toMatchObject({ ok: true, value: { status: 'pending', amount: Money.rand(150) } })
    expect(await guest.sees(id)).toMatchObject({ amountToPayNow: Money.rand(250) })
  })

  it('takes no more than ten wrong codes an hour for a booking', async () => {
    const { marketplace, code, later } = await aGivenVoucher()
    const { id } = await later()
    const guess = () => marketplace.payByVoucher.execute({ id, code: 'AAAA-AAAA-AAAA' })
    for (let guessed = 0; guessed < 10; guessed += 1) expect(await guess()).toEqual(refused({ code: 'voucher-unknown' }))

    expect(await marketplace.payByVoucher.execute({ id, code })).toEqual(refused({ code: 'too-many' }))
  })

  it('counts no right code, and no wrong one for longer than an hour', async () => {
    const { marketplace, code, later } = await aGivenVoucher(aVoucher({ amount: Money.rand(30) }))
    const { id } = await later()
    const guess = (typed = 'AAAA-AAAA-AAAA') => marketplace.payByVoucher.execute({ id, code: typed })
    for (let guessed = 0; guessed < 9; guessed += 1) await guess()

    expect(await guess(code)).toMatchObject({ ok: true, value: { amount: Money.rand(30), left: Money.zero() } })
    expect(await guess(code)).toEqual(refused({ code: 'voucher-spent' }))
    expect(await guess()).toEqual(refused({ code: 'too-many' }))
    marketplace.clock.moveTo('2026-11-21T11:01')
    expect(await guess()).toEqual(refused({ code: 'voucher-unknown' }))
  })

  it('is for a booking that is there and not cancelled', async () => {
    const { marketplace, code, id } = await aGivenVoucher()
    const pay = (of: typeof id) => marketplace.payByVoucher.execute({ id: of, code })

    expect(await pay('nothing' as typeof id)).toEqual(refused({ code: 'not-found' }))
    expect(await pay(id)).toEqual(refused({ code: 'already_cancelled' }))
  })

  it('is offered while a voucher of the campsite pays, and to nobody else', async () => {
    const { marketplace, code, later } = await aGivenVoucher()
    const offered = (orgSlug = 'kwena-camp') => marketplace.offersVouchers.execute({ orgSlug })
    expect([await offered(), await offered('elsewhere'), await offered('nowhere')]).toEqual([true, false, false])

    await marketplace.payByVoucher.execute({ id: (await later()).id, code })

    expect(await offered()).toBe(false)
  })
})

describe('a refund of what a voucher paid', () => {
  async function aStayPaidByVoucher() {
    const given = await aGivenVoucher(aVoucher({ amount: Money.rand(300) }))
    const { marketplace, code, later } = given
    const { id, simpleReference } = await later()
    await marketplace.takeVoucher.execute({ actor: desk, idOrReference: id, code })
    await payInCash(marketplace, id)
    return { ...given, laterId: id, laterCommand: { actor: desk, idOrReference: simpleReference } }
  }
  const send = (marketplace: Awaited<ReturnType<typeof aStayPaidByVoucher>>['marketplace']) =>
    marketplace.sendRefunds.execute({ limit: 10 })

  it('goes back onto the voucher first, and tells the guest so', async () => {
    const { marketplace, guest, laterId, laterCommand, left, code } = await aStayPaidByVoucher()
    await marketplace.cancelAsStaff.execute({ ...laterCommand, note: 'Flood', refund: { kind: 'full' } })

    expect(await send(marketplace)).toMatchObject({ refunded: 1 })
    expect(await send(marketplace)).toMatchObject({ refunded: 0 })

    expect(await left()).toEqual(Money.rand(300))
    expect((await tasksOf(marketplace.payments, laterId)).map(({ state, amount }) => [state, amount.toRand()])).toEqual([
      ['done', 300],
      ['manual', 100],
    ])
    expect((await marketplace.reservations.find(laterId))?.amountPaid).toEqual(Money.rand(100))
    expect(await guest.hears(laterId)).toEqual(['submitted', 'deposit-received', 'confirmed', 'cancelled', 'refunded'])
    const messages = await marketplace.outbox.list({ reservationId: laterId, limit: 50 })
    const refunded = messages.find(({ event }) => event === 'refunded')
    expect(refunded?.facts.money).toMatchObject({ refundAmount: 30_000, voucher: { code, isNew: false } })
  })

  it('goes back in part by the policy, the voucher first', async () => {
    const { marketplace, guest, laterId, left } = await aStayPaidByVoucher()
    marketplace.clock.moveTo('2027-02-18T10:00')
    await guest.cancels(laterId)

    await send(marketplace)

    expect(await left()).toEqual(Money.rand(200))
    expect((await marketplace.reservations.find(laterId))?.amountPaid).toEqual(Money.rand(200))
  })

  it('is paid out where the desk says so', async () => {
    const { marketplace, laterId, laterCommand, left } = await aStayPaidByVoucher()

    const refund = { kind: 'full' } as const
    await marketplace.cancelAsStaff.execute({ ...laterCommand, note: 'Moves away', refund, paysOutVouchers: true })
    await send(marketplace)

    expect(await tasksOf(marketplace.payments, laterId)).toMatchObject([{ state: 'manual', amount: Money.rand(400) }])
    expect(await left()).toEqual(Money.zero())
  })

  it('goes back onto the voucher of the same booking, which was reinstated and paid with it', async () => {
    const { marketplace, command, code, left, id } = await aGivenVoucher()
    await marketplace.reinstateBooking.execute(command)
    await marketplace.takeVoucher.execute({ ...command, code })
    await marketplace.cancelAsStaff.execute({ ...command, note: 'Flood', refund: { kind: 'full' } })

    await send(marketplace)

    expect(await left()).toEqual(Money.rand(400))
    expect((await tasksOf(marketplace.payments, id)).every(({ state }) => state === 'done')).toBe(true)
  })
})

describe('a voucher that the desk makes good for longer', () => {
  const until = Temporal.PlainDate.from('2030-11-21')

  it('pays again after it has expired, and its booking says the new day', async () => {
    const { marketplace, code, stored, guest, listed, noted } = await aGivenVoucher()
    marketplace.clock.moveTo('2029-11-22T10:00')
    const asked = { actor: desk, orgSlug: 'kwena-camp', idOrCode: code.toLowerCase(), until, note: 'Was ill' }
    expect(await marketplace.extendVoucher.execute({ ...asked, dryRun: true })).toMatchObject({
      ok: true,
      value: { voucher: { code, left: Money.rand(400), expiresOn: until } },
    })
    expect((await listed()).rows[0]?.expiresOn).toEqual(expiresOn)

    expect((await marketplace.extendVoucher.execute(asked)).ok).toBe(true)

    expect(await stored()).toMatchObject({ status: 'cancelled', cancellation: { voucher: { code, expiresOn: until } } })
    expect(await noted()).toMatchObject([{ act: 'voucher-extended', note: '2029-11-21 → 2030-11-21: Was ill' }])
    const { id: later } = await guest.books({ from: '2030-01-01', to: '2030-01-03' })
    expect((await marketplace.takeVoucher.execute({ actor: desk, idOrReference: later, code })).ok).toBe(true)
    expect(await marketplace.extendVoucher.execute(asked)).toEqual(refused({ code: 'voucher-spent' }))
  })

  it('changes nothing of a booking that stands again, nor of one that was cancelled again for money', async () => {
    const { marketplace, code, command, stored } = await aGivenVoucher()
    const extend = async (year: number) => {
      const asked = { actor: desk, orgSlug: 'kwena-camp', idOrCode: code, until: until.with({ year }), note: 'x' }
      return (await marketplace.extendVoucher.execute(asked)).ok
    }
    await marketplace.reinstateBooking.execute(command)

    expect(await extend(2030)).toBe(true)
    expect(await stored()).toMatchObject({ status: 'confirmed', amountPaid: Money.zero() })
    await marketplace.cancelAsStaff.execute({ ...command, note: 'Flood', refund: { kind: 'full' } })
    const { cancellation } = (await stored()) as { readonly cancellation?: object }
    expect(await extend(2031)).toBe(true)

    expect(await stored()).toMatchObject({ status: 'cancelled' })
    expect(await stored()).toHaveProperty('cancellation', cancellation)
  })

  it('leaves the last day of another voucher, which a later cancellation of the same booking gave', async () => {
    const { marketplace, code, command, stored } = await aGivenVoucher()
    await marketplace.reinstateBooking.execute(command)
    await payInCash(marketplace, command.idOrReference)
    const again = await marketplace.cancelAsStaff.execute({ ...command, note: 'Again', refund: aVoucher() })
    const second = again.ok ? again.value.voucher?.code : undefined

    const extended = await marketplace.extendVoucher.execute({
      actor: desk,
      orgSlug: 'kwena-camp',
      idOrCode: code,
      until,
      note: 'x',
    })

    expect(extended).toMatchObject({ ok: true, value: { voucher: { code, expiresOn: until } } })
    expect(await stored()).toHaveProperty('cancellation.voucher', { code: second, expiresOn })
  })

  it('needs a reason, and a voucher of this campsite', async () => {
    const { marketplace, code } = await aGivenVoucher()
    const extend = (facts: object) =>
      marketplace.extendVoucher.execute({ actor: desk, orgSlug: 'kwena-camp', idOrCode: code, until, note: 'x', ...facts })

    expect(await extend({ note: ' ' })).toEqual(refused({ code: 'note-missing' }))
    expect(await extend({ note: 'x'.repeat(2001) })).toEqual(refused({ code: 'note-too-long', most: 2000 }))
    expect((await extend({ note: 'x'.repeat(2000), dryRun: true })).ok).toBe(true)
    expect(await extend({ idOrCode: 'K7QM-2XWD-9RT2' })).toEqual(refused({ code: 'not-found' }))
    expect(await extend({ orgSlug: 'elsewhere' })).toEqual(refused({ code: 'not-found' }))
    expect(await extend({ until: expiresOn })).toMatchObject({ refusal: { code: 'last-day-too-early' } })
  })
})

describe('a voucher that the desk cancels', () => {
  const cancelling = (code: string) => ({ actor: desk, orgSlug: 'kwena-camp', idOrCode: code, note: 'Given by mistake' })

  it('leaves what was on it with the campsite, as money of the booking that it was given for', async () => {
    const { marketplace, code, stored, later, left, listed, noted, id } = await aGivenVoucher()
    const { id: laterId } = await later()
    await payInCash(marketplace, laterId)
    await marketplace.takeVoucher.execute({ actor: desk, idOrReference: laterId, code })
    expect(await left()).toEqual(Money.rand(100))

    const cancelled = await marketplace.cancelVoucher.execute(cancelling(code))

    expect(cancelled).toMatchObject({ ok: true, value: { voucher: { code, left: Money.zero() } } })
    expect(await stored()).toMatchObject({ status: 'cancelled', amountPaid: Money.rand(100) })
    expect(await listed()).toMatchObject({ owed: Money.zero(), rows: [{ balance: Money.zero() }] })
    expect((await listed()).rows[0]?.usedFor).toContainEqual(
      expect.objectContaining({ reservationId: id, amount: Money.rand(100) }),
    )
    expect(await noted()).toMatchObject([{ act: 'voucher-cancelled', note: 'Given by mistake' }])
    const till = await marketplace.showCashUp.execute({ actor: desk, orgSlug: 'kwena-camp', day: paidOn })
    expect(till.ok && till.value.lines.some(({ method }) => method === ('credit-voucher' as never))).toBe(false)
    expect(await marketplace.cancelVoucher.execute(cancelling(code))).toEqual(refused({ code: 'voucher-spent' }))
    const [byCard, takenBack] = (await marketplace.payments.movesOf(id)).filter(({ kind }) => kind === 'capture')
    const paperRecords = { supplierNumbers: async () => ({ vatNumber: null, registrationNumber: null }) }
    const receipts = new ShowReceipt({ ...marketplace.ports, paperRecords })
    const receiptOf = (move?: { readonly id: string }) => receipts.execute({ id, key: receiptKey(move?.id ?? '') })
    expect(await receiptOf(byCard)).toMatchObject({ ok: true, value: { method: 'online' } })
    expect(await receiptOf(takenBack), 'nothing was received').toEqual(refused({ code: 'not-found' }))
  })

  it('is one that pays, with a reason', async () => {
    const { marketplace, code } = await aGivenVoucher()
    expect(await marketplace.cancelVoucher.execute({ ...cancelling(code), note: '' })).toEqual(refused({ code: 'note-missing' }))
    marketplace.clock.moveTo('2029-11-22T10:00')

    expect(await marketplace.cancelVoucher.execute(cancelling(code))).toEqual(refused({ code: 'voucher-expired', expiresOn }))
  })
})

describe('a voucher that is shown to the desk', () => {
  const shown = async (marketplace: Awaited<ReturnType<typeof aGivenVoucher>>['marketplace'], idOrCode: string, facts = {}) =>
    marketplace.showVoucher.execute({ actor: desk, orgSlug: 'kwena-camp', idOrCode, ...facts })

  it('has the words that send it again, while it pays', async () => {
    const { marketplace, code, listed } = await aGivenVoucher()
    const id = (await listed()).rows[0]?.id ?? ''

    const found = await shown(marketplace, id)

    expect(found).toMatchObject({ ok: true, value: { voucher: { code } } })
    const message = found.ok ? found.value.message : null
    expect(message).toMatch(new RegExp(`^Your voucher for .+: ${code}\\. R400\\.00 is on it, good until 21/11/2029\\.`))
    marketplace.clock.moveTo('2029-11-22T10:00')
    expect(await shown(marketplace, code)).toMatchObject({ ok: true, value: { message: null } })
  })

  it('is found by its id among others, and says its words in the language of the guest', async () => {
    const { marketplace, guest, code, listed } = await aGivenVoucher()
    const { id } = await guest.books({ from: '2027-03-01', to: '2027-03-03' }, { language: 'af' })
    await payInCash(marketplace, id)
    const refund = aVoucher({ amount: Money.rand(70) })
    await marketplace.cancelAsStaff.execute({ actor: desk, idOrReference: id, note: 'x', refund })
    const other = (await listed()).rows.find((row) => row.reservationId === id)

    expect(await shown(marketplace, code)).toMatchObject({ value: { voucher: { code, amount: Money.rand(400) } } })
    const found = await shown(marketplace, other?.id ?? '')
    expect(found).toMatchObject({ ok: true, value: { voucher: { code: other?.code, amount: Money.rand(70) } } })
    expect(found.ok && found.value.message).toContain('R70.00')
    expect(found.ok && found.value.message).toContain('koopbewys')
  })

  it.each(deskStrangers)('is not for %s', async (_who, actor) => {
    const { marketplace, code } = await aGivenVoucher()

    expect((await shown(marketplace, code, { actor })).ok).toBe(false)
    expect((await shown(marketplace, code, { orgSlug: 'elsewhere' })).ok).toBe(false)
  })
})
