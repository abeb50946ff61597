import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { type Actor, system } from '../shared/actor.ts'
import { aBookedStay, desk, deskPeople, deskStrangers } from './testing/a-booked-stay.ts'

const settlement = { kind: 'owing', name: 'J. Botha' } as const

describe('checking in', () => {
  it('notes when, logs who, and is undone without a trace on the stay', async () => {
    const { marketplace, command, stored, id } = await aBookedStay()
    marketplace.clock.moveTo('2027-02-01T14:10')

    const received = await marketplace.checkIn.execute({ ...command, isCertain: true })

    expect(received).toMatchObject({ ok: true, value: { isDoneBefore: false, before: { checkedInAt: null }, messages: [] } })
    expect(await stored()).toMatchObject({ status: 'partiallyPaid', checkedInAt: marketplace.clock.now() })
    expect((await marketplace.undoCheckIn.execute(command)).ok).toBe(true)
    expect(await stored()).toMatchObject({ status: 'partiallyPaid', checkedInAt: null })
    const shown = await marketplace.showReservationToDesk.execute({ actor: desk, idOrReference: id })
    expect(shown.ok && shown.value.history.flatMap((event) => (event.kind === 'act' ? [event.act] : []))).toEqual([
      'check-in-undone',
      'checked-in',
    ])
  })

  it('again changes nothing, and keeps the first time', async () => {
    const { marketplace, command, stored } = await aBookedStay()
    marketplace.clock.moveTo('2027-02-01T14:10')
    await marketplace.checkIn.execute({ ...command, isCertain: true })
    const first = await stored()
    marketplace.clock.moveTo('2027-02-01T15:00')

    expect(await marketplace.checkIn.execute({ ...command, isCertain: true })).toMatchObject({
      ok: true,
      value: { isDoneBefore: true },
    })
    expect(await stored()).toEqual(first)
  })

  it('is undone once, and undone before it was done changes nothing', async () => {
    const { marketplace, command, stored } = await aBookedStay()
    marketplace.clock.moveTo('2027-02-01T14:10')
    const before = await stored()

    expect(await marketplace.undoCheckIn.execute(command)).toMatchObject({ ok: true, value: { isDoneBefore: true } })
    expect(await stored()).toEqual(before)
  })

  it('tried out changes nothing', async () => {
    const { marketplace, command, stored } = await aBookedStay()
    marketplace.clock.moveTo('2027-02-01T14:10')
    const before = await stored()

    const tried = await marketplace.checkIn.execute({ ...command, isCertain: true, dryRun: true })

    expect(tried).toMatchObject({ ok: true, value: { after: { checkedInAt: marketplace.clock.now() } } })
    expect(await stored()).toEqual(before)
  })

  it('comes too early before the arrival day, and is not for who has not paid or confirmed', async () => {
    const { marketplace, command } = await aBookedStay()
    expect(await marketplace.checkIn.execute({ ...command, isCertain: true })).toEqual(refused({ code: 'stay-not-begun' }))

    const unpaid = await aBookedStay({ isPaid: false })
    expect(await unpaid.marketplace.checkIn.execute({ ...unpaid.command, isCertain: true })).toEqual(
      refused({ code: 'wrong_state' }),
    )
  })

  it.each(deskStrangers)('finds nothing for %s', async (_who, actor) => {
    const { marketplace, command } = await aBookedStay()
    marketplace.clock.moveTo('2027-02-01T14:10')

    expect(await marketplace.checkIn.execute({ ...command, isCertain: true, actor })).toEqual(refused({ code: 'not-found' }))
  })

  it.each(deskPeople)('is done by %s', async (_who, actor) => {
    const { marketplace, command } = await aBookedStay()
    marketplace.clock.moveTo('2027-02-01T14:10')

    expect((await marketplace.checkIn.execute({ ...command, isCertain: true, actor })).ok).toBe(true)
  })
})

describe('checking out', () => {
  it('completes the stay, and undone on the same day gives it back', async () => {
    const { marketplace, command, stored, lastChange } = await aBookedStay()
    marketplace.clock.moveTo('2027-02-05T09:00')

    expect((await marketplace.checkOut.execute({ ...command, settlement })).ok).toBe(true)
    expect(await stored()).toMatchObject({ status: 'completed', checkedOutAt: marketplace.clock.now() })
    expect((await marketplace.undoCheckOut.execute(command)).ok).toBe(true)

    expect(await stored()).toMatchObject({ status: 'partiallyPaid' })
    expect(await lastChange()).toMatchObject({ from: 'completed', to: 'partiallyPaid', why: 'check-out-undone' })
    expect(await marketplace.undoCheckOut.execute(command)).toMatchObject({ ok: true, value: { isDoneBefore: true } })
  })

  it('again changes nothing, and keeps the first time', async () => {
    const { marketplace, command, stored } = await aBookedStay()
    marketplace.clock.moveTo('2027-02-05T09:00')
    await marketplace.checkOut.execute({ ...command, settlement })
    const first = await stored()
    marketplace.clock.moveTo('2027-02-05T09:30')

    expect(await marketplace.checkOut.execute({ ...command, settlement })).toMatchObject({
      ok: true,
      value: { isDoneBefore: true },
    })
    expect(await stored()).toEqual(first)
  })

  it('is not undone on the next day', async () => {
    const { marketplace, command } = await aBookedStay()
    marketplace.clock.moveTo('2027-02-05T09:00')
    await marketplace.checkOut.execute({ ...command, settlement })
    marketplace.clock.moveTo('2027-02-06T00:00')

    expect(await marketplace.undoCheckOut.execute(command)).toEqual(refused({ code: 'too-late-to-undo' }))
  })

  it('is refused before the arrival day', async () => {
    const { marketplace, command } = await aBookedStay()

    expect(await marketplace.checkOut.execute({ ...command, settlement })).toEqual(refused({ code: 'stay-not-begun' }))
  })
})

describe('marking a no-show', () => {
  it('tells the guest unless the desk says not to, and keeps what was not said', async () => {
    const { marketplace, command, guest, id } = await aBookedStay()
    marketplace.clock.moveTo('2027-02-02T09:00')

    const marked = await marketplace.markNoShow.execute({ ...command, notifiesGuest: false })

    expect(marked).toMatchObject({ ok: true, value: { after: { status: 'noShow' } } })
    const withheld = (await marketplace.outbox.list({ reservationId: id, limit: 9 })).filter(({ event }) => event === 'no-show')
    expect(withheld.map(({ state }) => state)).toEqual(['skipped', 'skipped'])
    expect(await guest.hears(id)).toContain('no-show')
  })

  it('again changes nothing and tells nobody', async () => {
    const { marketplace, command, guest, id } = await aBookedStay()
    marketplace.clock.moveTo('2027-02-02T09:00')
    await marketplace.markNoShow.execute(command)

    expect(await marketplace.markNoShow.execute(command)).toMatchObject({ ok: true, value: { isDoneBefore: true } })
    expect((await guest.hears(id)).filter((event) => event === 'no-show')).toHaveLength(1)
  })

  it('is refused for guests who were received, and on the arrival day', async () => {
    const { marketplace, command } = await aBookedStay()
    marketplace.clock.moveTo('2027-02-01T14:00')
    expect(await marketplace.markNoShow.execute(command)).toEqual(refused({ code: 'too-early-for-no-show' }))
    await marketplace.checkIn.execute({ ...command, isCertain: true })
    marketplace.clock.moveTo('2027-02-02T09:00')

    expect(await marketplace.markNoShow.execute(command)).toEqual(refused({ code: 'checked-in' }))
  })
})

describe('confirming', () => {
  it('shows the words for the guest first, then confirms whatever is still to be paid', async () => {
    const { marketplace, command, stored, guest, id } = await aBookedStay({ isPaid: false })

    const shown = await marketplace.confirmAsStaff.execute({ ...command, dryRun: true })
    expect(shown).toMatchObject({
      ok: true,
      value: {
        before: { status: 'pending' },
        after: { status: 'confirmed', balance: Money.rand(800) },
        messages: [{ channel: 'app' }, { channel: 'email', to: 'thandi@example.test', text: 'Thandi: confirmed' }],
      },
    })
    expect((await stored()).status).toBe('pending')

    expect((await marketplace.confirmAsStaff.execute(command)).ok).toBe(true)
    expect(await guest.hears(id)).toEqual(['submitted', 'confirmed'])
    expect(await marketplace.confirmAsStaff.execute(command)).toMatchObject({ ok: true, value: { isDoneBefore: true } })
  })

  it('is no news to the campsite, whose people did it; a cancellation is', async () => {
    const { marketplace, command, id } = await aBookedStay({ isPaid: false })
    const news = async () => {
      const messages = await marketplace.outbox.list({ reservationId: id, limit: 50 })
      return messages
        .map(({ event }) => event)
        .filter((event) => event.startsWith('booking-'))
        .toSorted()
    }

    await marketplace.confirmAsStaff.execute(command)
    expect(await news()).toEqual(['booking-received'])
    await marketplace.cancelAsStaff.execute({ ...command, note: 'flooded', refund: { kind: 'policy' } })
    expect(await news()).toEqual(['booking-cancelled', 'booking-received'])
  })

  it('is refused for a lapsed reservation', async () => {
    const { marketplace, command } = await aBookedStay({ isPaid: false })
    marketplace.clock.moveTo('2026-11-22T10:05')

    expect(await marketplace.confirmAsStaff.execute(command)).toEqual(refused({ code: 'expired' }))
  })
})

describe('sending a message again', () => {
  it('asks to confirm again, and counts it', async () => {
    const { marketplace, command, guest, id } = await aBookedStay({ isPaid: false })
    marketplace.clock.moveTo('2026-11-21T12:00')

    await marketplace.resendMessage.execute(command)

    expect(await guest.hears(id)).toEqual(['submitted', 'submitted'])
    expect(await marketplace.reservations.confirmationRequests(id)).toEqual({ count: 2, lastAt: marketplace.clock.now() })
  })

  it('says what the status says, and has nothing to say of a stay that is over', async () => {
    const { marketplace, command, guest, id } = await aBookedStay()
    await marketplace.resendMessage.execute(command)
    expect(await guest.hears(id)).toEqual(['submitted', 'deposit-received', 'deposit-received'])
    marketplace.clock.moveTo('2027-02-05T09:00')
    await marketplace.checkOut.execute({ ...command, settlement })

    expect(await marketplace.resendMessage.execute(command)).toEqual(refused({ code: 'wrong_state' }))
  })

  it.each([
    ['while its refund is still to go', false, { paidInAll: 40_000, refundAmount: 30_000, goneBack: 0 }],
    ['after its refund has gone', true, { paidInAll: 40_000, refundAmount: 30_000, goneBack: 30_000 }],
  ])('of a cancellation says what is true now, %s, and moves no money', async (_when, isSent, money) => {
    const { marketplace, command, id } = await aBookedStay()
    await marketplace.cancelAsStaff.execute({ ...command, note: 'Flood', refund: { kind: 'amount', amount: Money.rand(300) } })
    if (isSent) await marketplace.sendRefunds.execute({ limit: 10 })
    marketplace.clock.moveTo('2026-11-25T10:00')

    expect(await marketplace.resendMessage.execute(command)).toMatchObject({
      ok: true,
      value: { refundAmount: Money.zero(), voucher: null },
    })

    const messages = await marketplace.outbox.list({ reservationId: id, limit: 50 })
    const again = messages.filter(({ occurrence }) => occurrence.startsWith('again '))
    expect(again.map(({ event, channel }) => [event, channel])).toEqual(
      expect.arrayContaining([
        ['cancelled', 'email'],
        ['cancelled', 'app'],
      ]),
    )
    for (const { facts } of again) expect(facts.money).toMatchObject(money)
  })

  it('of a cancellation is no news to the campsite and its people', async () => {
    const { marketplace, command, id } = await aBookedStay()
    await marketplace.cancelAsStaff.execute({ ...command, note: 'Flood', refund: { kind: 'full' } })
    const messages = async () => (await marketplace.outbox.list({ reservationId: id, limit: 50 })).map(({ event }) => event)
    const before = await messages()

    await marketplace.resendMessage.execute(command)

    expect((await messages()).toSorted()).toEqual([...before, 'cancelled', 'cancelled'].toSorted())
    expect(before).toContain('booking-cancelled')
  })
})

describe('keeping details', () => {
  it('appends notes that only the staff see', async () => {
    const { marketplace, command, id } = await aBookedStay()

    await marketplace.addDeskNote.execute({ ...command, note: ' Likes the shade. ' })
    await marketplace.addDeskNote.execute({ ...command, note: 'Brings a dog.' })

    const shown = await marketplace.showReservationToDesk.execute({ actor: desk, idOrReference: id })
    expect(shown.ok && shown.value.notes.map(({ text }) => text)).toEqual(['Likes the shade.', 'Brings a dog.'])
    expect(await marketplace.addDeskNote.execute({ ...command, note: '  ' })).toEqual(refused({ code: 'note-missing' }))
    expect(await marketplace.addDeskNote.execute({ ...command, note: 'x'.repeat(2001) })).toEqual(
      refused({ code: 'note-too-long', most: 2000 }),
    )
    expect(await marketplace.addDeskNote.execute({ ...command, note: 'x'.repeat(2000) })).toMatchObject({ ok: true })
  })

  it('keeps a note once that is said twice in a row, and again after it was withdrawn', async () => {
    const { marketplace, command, id } = await aBookedStay()
    const add = async (note: string) => {
      const added = await marketplace.addDeskNote.execute({ ...command, note })
      return added.ok && added.value.isDoneBefore
    }
    await add('Brings a dog.')

    expect([await add(' Brings a dog. '), await add('Likes the shade.'), await add('Brings a dog.')]).toEqual([
      true,
      false,
      false,
    ])
    await marketplace.undoSmallAct.execute({ ...command, act: 'note' })
    expect([await add('Likes the shade.'), await add('Brings a dog.')]).toEqual([true, false])

    const shown = await marketplace.showReservationToDesk.execute({ actor: desk, idOrReference: id })
    expect(shown.ok && shown.value.notes.map(({ text }) => text)).toEqual(['Brings a dog.', 'Likes the shade.', 'Brings a dog.'])
  })

  it('keeps the same words of another day or another person as a note of their own', async () => {
    const { marketplace, command, id } = await aBookedStay()
    const add = async (facts: { readonly actor?: Actor } = {}) => {
      const added = await marketplace.addDeskNote.execute({ ...command, note: 'Phoned, no answer', ...facts })
      return added.ok && added.value.isDoneBefore
    }
    await add()

    expect([await add(), await add({ actor: system('camp') })]).toEqual([true, false])
    marketplace.clock.moveTo('2026-11-22T08:00')
    expect([await add({ actor: system('camp') }), await add({ actor: system('camp') })]).toEqual([false, true])

    const shown = await marketplace.showReservationToDesk.execute({ actor: desk, idOrReference: id })
    expect(shown.ok && shown.value.notes).toHaveLength(3)
  })

  it('keeps the plate, and finds the booking by it', async () => {
    const { marketplace, command, id } = await aBookedStay()

    await marketplace.changeVehiclePlate.execute({ ...command, vehiclePlate: ' ca 123-456 ' })

    const found = await marketplace.searchReservations.execute({
      actor: desk,
      orgSlug: 'kwena-camp',
      text: 'CA123',
      statuses: [],
      dates: null,
      isOwing: false,
      siteId: null,
      source: null,
      order: 'arrival',
      page: 1,
    })
    expect(found).toMatchObject({ ok: true, value: { bookings: [{ id, vehiclePlate: 'CA 123-456' }], totals: { count: 1 } } })
  })

  it('keeps a plate of up to twenty characters, as it is painted', async () => {
    const { marketplace, command, stored } = await aBookedStay()
    const changes = (vehiclePlate: string) => marketplace.changeVehiclePlate.execute({ ...command, vehiclePlate })

    expect(await changes('x'.repeat(21))).toEqual(refused({ code: 'plate-too-long', most: 20 }))
    expect(await stored()).toMatchObject({ guest: { vehiclePlate: null } })
    expect(await changes(`  ${'x'.repeat(20)} `)).toMatchObject({ ok: true, value: { isDoneBefore: false } })
    expect(await stored()).toMatchObject({ guest: { vehiclePlate: 'X'.repeat(20) } })
    expect(await changes('x'.repeat(20))).toMatchObject({ ok: true, value: { isDoneBefore: true } })
    expect(await changes(' ')).toMatchObject({ ok: true, value: { isDoneBefore: false } })
    expect(await stored()).toMatchObject({ guest: { vehiclePlate: null } })
  })

  it('gives out a gate code of eight characters, another one each time', async () => {
    const { marketplace, command, stored } = await aBookedStay()

    await marketplace.issueGateCode.execute(command)
    const first = await stored()
    await marketplace.issueGateCode.execute(command)

    expect(first).toMatchObject({ gateCode: expect.stringMatching(/^[A-Za-z0-9#$-]{8}$/) })
    expect(await stored()).not.toMatchObject({ gateCode: 'gateCode' in first ? first.gateCode : '' })
  })
})

describe('taking a small act back', () => {
  it('brings the plate back that was there, one change after the other', async () => {
    const { marketplace, command, stored } = await aBookedStay()
    const undo = () => marketplace.undoSmallAct.execute({ ...command, act: 'plate-changed' })
    for (const vehiclePlate of ['CA 1', 'CA 2']) await marketplace.changeVehiclePlate.execute({ ...command, vehiclePlate })

    await undo()
    const first = await stored()
    await undo()

    expect(first).toMatchObject({ guest: { vehiclePlate: 'CA 1' } })
    expect(await stored()).toMatchObject({ guest: { vehiclePlate: null } })
    expect(await undo()).toEqual(refused({ code: 'nothing-to-undo' }))
  })

  it('brings the gate code back that was there, and takes a note off the list; the history keeps both', async () => {
    const { marketplace, command, stored, id } = await aBookedStay()
    await marketplace.issueGateCode.execute(command)
    const first = await stored()
    await marketplace.issueGateCode.execute(command)
    for (const note of ['Likes the shade.', 'Brings a dog.']) await marketplace.addDeskNote.execute({ ...command, note })

    await marketplace.undoSmallAct.execute({ ...command, act: 'gate-code-issued' })
    await marketplace.undoSmallAct.execute({ ...command, act: 'note' })

    const shown = await marketplace.showReservationToDesk.execute({ actor: desk, idOrReference: id })
    if (!shown.ok) throw new Error(shown.refusal.code)
    expect(await stored()).toMatchObject({ gateCode: 'gateCode' in first ? first.gateCode : '' })
    expect(shown.value.notes.map(({ text }) => text)).toEqual(['Likes the shade.'])
    const acts = shown.value.history.flatMap((event) => (event.kind === 'act' ? [event.act] : []))
    expect(acts).toEqual(expect.arrayContaining(['note', 'note-withdrawn', 'gate-code-undone']))
  })

  it('is for the same day, and not where something else stands by now', async () => {
    const { marketplace, command } = await aBookedStay()
    await marketplace.changeVehiclePlate.execute({ ...command, vehiclePlate: 'CA 1' })
    marketplace.clock.moveTo('2027-01-20T09:00')

    expect(await marketplace.undoSmallAct.execute({ ...command, act: 'plate-changed' })).toEqual(
      refused({ code: 'nothing-to-undo' }),
    )
    expect(await marketplace.undoSmallAct.execute({ ...command, act: 'note' })).toEqual(refused({ code: 'nothing-to-undo' }))
  })
})

describe('two people at the desk', () => {
  it('an act that was shown of a booking as it no longer is does nothing, and is done once it was looked at again', async () => {
    const { marketplace, command, stored } = await aBookedStay()
    marketplace.clock.moveTo('2027-02-01T14:10')
    const show = () => marketplace.checkIn.execute({ ...command, isCertain: true, dryRun: true })
    const shown = await show()
    await marketplace.changeVehiclePlate.execute({ ...command, vehiclePlate: 'CA 123' })
    const before = await stored()
    const checksIn = async (seen: typeof shown) =>
      marketplace.checkIn.execute({ ...command, isCertain: true, shownVersion: seen.ok ? seen.value.version : null })

    expect(await checksIn(shown)).toEqual(refused({ code: 'changed-meanwhile' }))
    expect(await stored()).toEqual(before)
    expect(await checksIn(await show())).toMatchObject({ ok: true, value: { isDoneBefore: false } })
  })

  it('the same act by both is done once, and neither is told no', async () => {
    const { marketplace, command } = await aBookedStay()
    marketplace.clock.moveTo('2027-02-01T14:10')
    const shown = await marketplace.checkIn.execute({ ...command, isCertain: true, dryRun: true })
    const shownVersion = shown.ok ? shown.value.version : null
    await marketplace.checkIn.execute({ ...command, isCertain: true, shownVersion })

    expect(await marketplace.checkIn.execute({ ...command, isCertain: true, shownVersion })).toMatchObject({
      ok: true,
      value: { isDoneBefore: true },
    })
  })
})
