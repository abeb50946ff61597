import type { PlotId, ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { deskPeople, deskStrangers, elsewhere, somebody } from '../desk/testing/a-booked-stay.ts'
import { system, visitor } from '../shared/actor.ts'
import { stands } from '../testing/a-campsite.ts'
import { aGuestOf, aWish } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { aDocument, aTerm, halfNow, kwenaCamp } from '../testing/kwena-camp.ts'
import { anOfflineReservation, inCash, type OfflineWish } from './testing/an-offline-reservation.ts'

type Camp = Parameters<typeof kwenaCamp>[0]

function givenDesk(camp?: Camp) {
  const marketplace = givenMarketplace({ campsites: [kwenaCamp(camp), elsewhere] })
  const create = (facts?: OfflineWish) => marketplace.createOfflineReservation.execute(anOfflineReservation(facts))
  const books = async (facts?: OfflineWish) => {
    const created = await create(facts)
    if (!created.ok) throw new Error(created.refusal.code)
    const { id } = created.value
    const stored = await marketplace.reservations.find(id)
    if (!stored || stored.status === 'temporaryHold' || stored.status === 'cancelled') throw new Error('not submitted')
    return { id, stored, history: await marketplace.reservations.history(id) }
  }
  const messages = (id: ReservationId) => marketplace.outbox.list({ reservationId: id, limit: 9 })
  return { marketplace, create, books, messages }
}

describe('a booking by telephone', () => {
  it('keeps the nights, the guest, the money, and a history by whoever booked', async () => {
    const { marketplace, books } = givenDesk({ rule: halfNow() })

    const { id, stored, history } = await books({ received: inCash(400), notes: ' Late arrival ' })

    expect(stored).toMatchObject({
      status: 'partiallyPaid',
      amountDue: Money.rand(800),
      amountPaid: Money.rand(400),
      guest: { firstName: 'Sipho', email: 'sipho@example.test', cell: '0837654321', vehiclePlate: 'CA 1' },
      offline: {
        isOfflinePayment: true,
        paymentMethod: 'cash',
        paymentReference: 'Slip 7',
        notes: 'Late arrival',
        paymentDate: Temporal.PlainDate.from('2026-11-21'),
        notifiesCamper: true,
        priceReason: null,
      },
    })
    expect(history.map(({ from, to, why }) => [from, to, why])).toEqual([
      [null, 'temporaryHold', 'plots-held'],
      ['temporaryHold', 'pending', 'details-submitted'],
      ['pending', 'partiallyPaid', 'deposit-paid'],
    ])
    expect(new Set(history.map(({ by }) => by))).toEqual(new Set([history[0]?.by]))
    expect(history[0]?.by).not.toBe('guest')
    expect(await marketplace.payments.movesOf(id)).toMatchObject([{ amount: Money.rand(400), offline: { method: 'cash' } }])
    const found = await marketplace.placeHold.execute(aWish())
    expect(found).toMatchObject(refused({ code: 'booked' }))
  })

  it('is found, paid up and opened at the desk like any other', async () => {
    const { marketplace, books } = givenDesk()
    const { id } = await books({ notes: 'Two dogs' })
    const { actor } = anOfflineReservation()

    await marketplace.recordDeskPayment.execute({ actor, idOrReference: id, ...inCash(300) })

    const shown = await marketplace.showReservationToDesk.execute({ actor, idOrReference: id })
    expect(shown).toMatchObject({ ok: true, value: { balance: Money.rand(500) } })
    const history = shown.ok ? shown.value.history : []
    expect(history).toContainEqual(expect.objectContaining({ kind: 'paid', amount: Money.rand(300) }))
    expect(history).toContainEqual(expect.objectContaining({ kind: 'act', note: 'Two dogs' }))
  })

  it('takes an agreed total with its reason, to the cent in the lines', async () => {
    const { books } = givenDesk()

    const { stored } = await books({ agreed: { total: Money.rand(700), reason: 'Regular guest' } })

    expect(stored.amountDue).toEqual(Money.rand(700))
    expect(stored.offline?.priceReason).toBe('Regular guest')
    expect(stored.plots[0]?.quote.nights.map(({ lines }) => lines.at(-1))).toEqual(
      Array.from({ length: 4 }, () => ({ kind: 'agreed', amount: Money.rand(-25) })),
    )
  })

  it('is noted where the desk looks, with why the price was agreed, without blanks', async () => {
    const { marketplace, books } = givenDesk()

    const { id, stored } = await books({ notes: ' Two dogs ', agreed: { total: Money.rand(700), reason: ' Regular guest ' } })
    expect(stored.offline?.priceReason).toBe('Regular guest')

    const log = await marketplace.ports.deskLog.of(id)
    expect(log.filter(({ act }) => act === 'note').map(({ note }) => note)).toEqual(['Two dogs', 'Regular guest'])
  })

  it('that waits for its camper counts as asked to confirm', async () => {
    const { marketplace, books } = givenDesk()

    const [waiting, paid] = [
      await books({ isOfflinePayment: false }),
      await books({ on: stands.slice(1, 2), received: inCash(800) }),
    ]

    const requests = marketplace.ports.reservations
    const asked = await Promise.all([waiting, paid].map(({ id }) => requests.confirmationRequests(id)))
    expect(asked.map(({ count }) => count)).toEqual([1, 0])
    expect(paid.stored.version - waiting.stored.version).toBe(1)
  })

  it('asks for a yes to terms only where there are some', async () => {
    expect((await givenDesk().create({ acceptsTerms: false })).ok).toBe(true)
    expect(await givenDesk({ terms: [aTerm(1)] }).create({ acceptsTerms: false })).toMatchObject({
      refusal: { code: 'terms-not-accepted', names: ['Term 1'] },
    })
  })

  it('may cost nothing, where that was agreed', async () => {
    const { books } = givenDesk()

    const { stored } = await books({ agreed: { total: Money.zero(), reason: 'Our own wedding' }, received: null as never })

    expect([stored.amountDue, stored.amountPaid]).toEqual([Money.zero(), Money.zero()])
  })

  it('is booked on a plot that is open, of a site that is named, with what is mandatory', async () => {
    const camp = {
      terms: [aTerm(1), aTerm(2, { isActive: false })],
      documents: [aDocument(1), aDocument(2, { isMandatory: false })],
    }
    const { marketplace } = givenDesk(camp)
    const choices = async (actor: Parameters<typeof marketplace.offlineReservationChoices.execute>[0]['actor']) =>
      marketplace.offlineReservationChoices.execute({ actor, orgSlug: 'kwena-camp' })

    const shown = await choices(system('desk'))

    expect(shown.ok && shown.value.mandatory).toEqual(['Term 1', 'Document 1'])
    expect(shown.ok && shown.value.plots[0]).toEqual({
      plotId: stands[0]!.id,
      plotName: stands[0]!.name,
      siteName: kwenaCamp().sites[0]!.name,
    })
    expect(await choices(visitor)).toEqual(refused({ code: 'not-permitted' }))
    const shut = await givenDesk({ plot: { isActive: false } }).marketplace.offlineReservationChoices.execute({
      actor: system('desk'),
      orgSlug: 'kwena-camp',
    })
    expect(shut.ok && shut.value.plots).toEqual([])
  })

  it('waits for the camper who pays online, who gets the link', async () => {
    const { books, messages } = givenDesk()

    const { id, stored } = await books({ isOfflinePayment: false })

    expect(stored).toMatchObject({ status: 'pending', amountPaid: Money.zero() })
    expect((await messages(id)).map(({ event, state }) => [event, state])).toEqual([
      ['submitted', 'pending'],
      ['submitted', 'pending'],
    ])
  })

  it('says nothing to the camper unless told to', async () => {
    const { books, messages } = givenDesk()
    const silent = await books({ notifiesCamper: false })
    const told = await books({ on: stands.slice(1, 2) })

    expect((await messages(silent.id)).every(({ state }) => state === 'skipped')).toBe(true)
    expect((await messages(told.id)).map(({ event, state }) => [event, state])).toEqual([
      ['confirmed', 'pending'],
      ['confirmed', 'pending'],
    ])
  })

  it('makes an account by the e-mail address alone', async () => {
    const { marketplace, books } = givenDesk()

    const walkIn = await books({ guest: { email: null, cell: null }, notifiesCamper: false })
    const byPhone = await books({ guest: { email: null }, on: stands.slice(1, 2) })
    const byMail = await books({ on: stands.slice(2, 3) })

    expect([walkIn.stored.guest.userId, byPhone.stored.guest.userId]).toEqual([null, null])
    expect(byMail.stored.guest.userId).not.toBeNull()
    expect(marketplace.users.asked).toMatchObject([{ email: 'sipho@example.test', marketingConsent: null }])
  })

  it('keeps what the camper said yes to, in the words as they stood', async () => {
    const { marketplace, create, books } = givenDesk({ terms: [aTerm(1)], documents: [aDocument(1)] })

    expect(await create({ acceptsTerms: false })).toEqual(
      refused({ code: 'terms-not-accepted', names: ['Term 1', 'Document 1'] }),
    )
    const { id } = await books()

    expect((await marketplace.ports.agreements.of(id)).map(({ name }) => name)).toEqual(['Term 1', 'Document 1'])
  })
})

describe('a rule of the house that staff set aside', () => {
  it('is named before with its numbers, and kept in the log', async () => {
    const { marketplace, create } = givenDesk()
    const facts = { party: { numberOfAdults: 7 }, ignoresStayRules: true }
    const rule = { code: 'too-many-guests', pax: 7, paxMax: 6 }

    expect(await marketplace.previewOfflineReservation.execute(anOfflineReservation(facts))).toMatchObject({
      value: { setAside: [{ plotName: 'Stand 1', rule }] },
    })
    const made = await create(facts)
    const log = made.ok ? await marketplace.ports.deskLog.of(made.value.id) : []
    expect(log.filter(({ act }) => act === 'rules-set-aside').map(({ note }) => JSON.parse(note ?? ''))).toEqual([
      [{ plotName: 'Stand 1', ...rule }],
    ])
  })
})

describe('what stands in the way', () => {
  it('is said all at once', async () => {
    const { create } = givenDesk()
    const facts = { guest: { firstName: ' ', email: null, cell: null }, on: [], agreed: { total: Money.rand(1), reason: ' ' } }

    const refusal = await create(facts)

    expect(refusal).toMatchObject({
      refusal: {
        code: 'plot-unknown',
        also: [{ code: 'name-missing' }, { code: 'agreed-reason-missing' }, { code: 'camper-unreachable' }],
      },
    })
  })

  it('is said where there are two', async () => {
    const { create } = givenDesk()

    const refusal = await create({ guest: { firstName: ' ' }, agreed: { total: Money.rand(1), reason: ' ' } })

    expect(refusal).toEqual(refused({ code: 'name-missing', also: [{ code: 'agreed-reason-missing' }] }))
  })

  const nobody = { email: null, cell: null }
  it.each([
    ['no name', { guest: { firstName: ' ' } }, 'name-missing'],
    ['an agreed total without a reason', { agreed: { total: Money.rand(1), reason: ' ' } }, 'agreed-reason-missing'],
    ['an agreed total below zero', { agreed: { total: Money.rand(-1), reason: 'x' } }, 'agreed-total-negative'],
    ['too long a reason', { agreed: { total: Money.rand(1), reason: 'x'.repeat(501) } }, 'agreed-reason-too-long'],
    ['too long a reference', { received: inCash(1, { reference: 'x'.repeat(101) }) }, 'reference-too-long'],
    ['too long a plate', { guest: { vehiclePlate: 'x'.repeat(21) } }, 'plate-too-long'],
    ['too long a request', { guest: { specialRequest: 'x'.repeat(2001) } }, 'request-too-long'],
    ['a payment of nothing', { received: inCash(0) }, 'amount-not-positive'],
    ['a payment above the total', { received: inCash(801) }, 'above-total'],
    ['a payment of tomorrow', { received: inCash(1, { paidOn: Temporal.PlainDate.from('2026-11-22') }) }, 'paid-in-future'],
    ['a payment of ten years ago', { received: inCash(1, { paidOn: Temporal.PlainDate.from('2016-11-21') }) }, 'paid-too-early'],
    ['cash for an online payment', { received: inCash(1), isOfflinePayment: false }, 'paid-online-yet-received'],
    ['a message to nobody', { guest: nobody }, 'camper-unreachable'],
    ['a link that nobody gets', { isOfflinePayment: false, notifiesCamper: false }, 'camper-must-be-told'],
    ['an arrival that is over', { from: '2026-11-20', to: '2026-11-23' }, 'arrival-in-past'],
    ['no plot', { on: [] }, 'plot-unknown'],
    ['a plot of nobody', { on: [{ id: 'nowhere' as PlotId }] }, 'plot-unknown'],
    ['a plot twice', { on: [stands[0]!, stands[0]!] }, 'plot-repeated'],
    ['children alone', { party: { numberOfAdults: 0, childrenAges: [9] } }, 'no-grown-up'],
    ['too many guests', { party: { numberOfAdults: 7 } }, 'criteria'],
  ] satisfies readonly (readonly [string, OfflineWish, string])[])('refuses %s and keeps nothing', async (_what, facts, code) => {
    const { marketplace, create } = givenDesk()

    expect(await create(facts)).toMatchObject(refused({ code } as never))
    expect(await marketplace.previewOfflineReservation.execute(anOfflineReservation(facts))).toMatchObject(
      refused({ code } as never),
    )
    expect(marketplace.reservations.all()).toEqual([])
  })

  it('lets staff set the rules of the house aside, and never a taken night', async () => {
    const { marketplace, create } = givenDesk({
      plot: { minimumNights: { general: 7, offPeak: 0, peak: 0, superPeak: 0 } },
    })

    expect(await create()).toMatchObject(refused({ code: 'criteria' } as never))
    expect(await create({ ignoresStayRules: true })).toMatchObject({ ok: true })
    expect(await create({ ignoresStayRules: true })).toMatchObject(refused({ code: 'booked' } as never))
    expect(marketplace.reservations.all()).toHaveLength(1)
  })

  it('takes somebody who walks in on the day', async () => {
    const { create } = givenDesk({ plot: { allowLateBooking: false } })

    expect(await create({ from: '2026-11-21', to: '2026-11-22' })).toMatchObject({ ok: true })
  })

  it('saves nothing at another price than the shown one', async () => {
    const { marketplace } = givenDesk()

    const created = await marketplace.createOfflineReservation.execute({
      ...anOfflineReservation(),
      shownAmountDue: Money.rand(1),
    })

    expect(created).toEqual(refused({ code: 'price-changed', amountDue: Money.rand(800) }))
  })

  it('takes nights whose hold ran out', async () => {
    const { marketplace, create } = givenDesk()
    await aGuestOf(marketplace).holds()
    expect(await create()).toMatchObject(refused({ code: 'booked' } as never))
    marketplace.clock.moveTo('2026-11-21T10:16')

    expect(await create()).toMatchObject({ ok: true })
  })
})

describe('the preview', () => {
  it('shows lines, balance and words, and writes nothing', async () => {
    const { marketplace } = givenDesk()

    const shown = await marketplace.previewOfflineReservation.execute(anOfflineReservation({ received: inCash(300) }))

    expect(shown).toMatchObject({
      ok: true,
      value: {
        status: 'confirmed',
        quotedTotal: Money.rand(800),
        amountDue: Money.rand(800),
        balance: Money.rand(500),
        plots: [{ plotName: 'Stand 1' }],
        messages: [{ channel: 'sms', text: 'Sipho: confirmed' }, { channel: 'email' }],
      },
    })
    expect([marketplace.reservations.all(), marketplace.users.asked]).toEqual([[], []])
  })
})

describe('who may', () => {
  it.each(deskPeople)('%s', async (_who, actor) => {
    const { marketplace, create } = givenDesk()

    expect(await create({ actor })).toMatchObject({ ok: true })
    expect(await marketplace.offlineReservationChoices.execute({ actor, orgSlug: 'kwena-camp' })).toMatchObject({ ok: true })
  })

  it.each(deskStrangers)('not %s', async (_who, actor) => {
    const { marketplace, create } = givenDesk()
    const code = actor.kind === 'user' && actor.role !== 'USER' ? 'not-found' : 'not-permitted'

    expect(await create({ actor })).toEqual(refused({ code }))
    expect(await marketplace.previewOfflineReservation.execute(anOfflineReservation({ actor }))).toEqual(refused({ code }))
    expect(await marketplace.offlineReservationChoices.execute({ actor, orgSlug: 'kwena-camp' })).toEqual(refused({ code }))
  })

  it('answers not-found on a plot of another organisation', async () => {
    const { create } = givenDesk()
    const actor = somebody('SUPERADMIN')

    expect(await create({ actor, on: elsewhere.plots })).toEqual(refused({ code: 'plot-unknown' }))
  })
})

describe('a booking that the store refuses at the last moment', () => {
  function givenStore(refusal: Parameters<typeof refused>[0]) {
    const { marketplace } = givenDesk()
    let tried = 0
    const { reservations } = marketplace.ports
    reservations.add = (async () => {
      tried += 1
      return refused(refusal)
    }) as typeof reservations.add
    const command = anOfflineReservation({ on: stands.slice(0, 2) })
    return { create: () => marketplace.createOfflineReservation.execute(command), tried: () => tried }
  }

  it('names the plot that somebody else took', async () => {
    const { create, tried } = givenStore({ code: 'plots-taken', plotIds: [stands[1]!.id] })

    expect(await create()).toMatchObject({ refusal: { code: 'booked', plots: [{ plotName: 'Stand 2' }] } })
    expect(tried()).toBe(1)
  })

  it('tries ten references, and then fails', async () => {
    const { create, tried } = givenStore({ code: 'reference-taken', simpleReference: '482-913-107' })

    await expect(create()).rejects.toThrow('in 10 tries')
    expect(tried()).toBe(10)
  })
})
