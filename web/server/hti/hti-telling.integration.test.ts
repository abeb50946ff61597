import { emptied, forgetGuests, startCampsiteStore } from '@camp/adapters/postgres/testing/test-store.ts'
import { system } from '@camp/application/shared/actor.ts'
import { campsite, stands } from '@camp/application/testing/a-campsite.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { givenProduct, type ServedMarketplace, today } from '../testing/given-marketplace.ts'
import { bookHere, cancelHere, laterBy, moveHere } from './testing/desk-acts.ts'
import { connectBothWays, givenOtherSide, type OtherSide, type Passage } from './testing/given-other-side.ts'

let market: ServedMarketplace
let side: OtherSide
beforeAll(async () => {
  market = await givenProduct(await startCampsiteStore(10), { htiExchange: { send: (...said) => side.exchange.send(...said) } })
  await connectBothWays(market)
})
beforeEach(async () => {
  market.clock.moveTo(today)
  await forgetGuests(market.store.em)
  await market.store.em.execute(
    'truncate hti_message, hti_change, hti_told, hti_gone, hti_unplaced; update hti_line set rests_until = null, told_all_at = null',
  )
  side = givenOtherSide(market)
  await tell()
  await emptied(market.store.em, 'hti_message')
})
afterAll(() => market.stop())

const tell = () => market.product.scope().useCases.tellHti.execute({ limit: 100 })
const there = () =>
  side.sandbox.ledger.bookings().map(({ state, stays }) => [state, ...stays.map((stay) => Object.values(stay).join(' '))])
const log = () =>
  market.store.em.execute<{ kind: string; state: string; tries: number; error_code: number | null; request: string }[]>(
    'select kind, state, tries, error_code, request from hti_message order by nights is not null, at, id',
  )
const passages = (...list: Passage[]) => {
  side.passage = () => list.shift() ?? 'whole'
}

describe('a booking that is made here', () => {
  it('is known there with its nights after one turn, as are its change and its end', async () => {
    const id = await bookHere(market, 'P001', '2027-02-01', '2027-02-04')
    await tell()
    expect(there()).toEqual([['standing', 'P001 2027-02-01 2027-02-04']])
    expect(side.sandbox.ledger.closedNights('P001')).toEqual(['2027-02-01', '2027-02-02', '2027-02-03'])

    laterBy(market, { seconds: 1 })
    await moveHere(market, id, 'P001', '2027-02-02', '2027-02-05')
    await tell()
    expect(there()).toEqual([['standing', 'P001 2027-02-02 2027-02-05']])
    expect(side.sandbox.ledger.closedNights('P001')).toEqual(['2027-02-02', '2027-02-03', '2027-02-04'])

    laterBy(market, { seconds: 1 })
    await cancelHere(market, id)
    await tell()
    expect(there()).toEqual([['cancelled', 'P001 2027-02-02 2027-02-05']])
    expect(side.sandbox.ledger.closedNights('P001')).toEqual([])
    expect((await log()).map(({ kind, state }) => [kind, state])).toEqual([
      ['BOOKING_CREATE', 'SUCCESS'],
      ['BOOKING_UPDATE', 'SUCCESS'],
      ['BOOKING_CANCEL', 'SUCCESS'],
      ...Array.from({ length: 3 }, () => ['AVAILABILITY_QUERY', 'SUCCESS']),
    ])
    expect(await tell()).toEqual({ said: 0, silent: 0 })
  })

  it('several times changed before its turn is told once, and one that came and went not at all', async () => {
    const id = await bookHere(market, 'P001', '2027-02-01', '2027-02-04')
    await moveHere(market, id, 'P002', '2027-02-01', '2027-02-03')
    await cancelHere(market, await bookHere(market, 'P003', '2027-02-01', '2027-02-04'))
    await tell()

    expect(there()).toEqual([['standing', 'P002 2027-02-01 2027-02-03']])
    expect((await log()).map(({ kind }) => kind)).toEqual(['BOOKING_CREATE', 'AVAILABILITY_QUERY'])
  })

  it('whose making nobody answered is read back before it is made again, and is there once', async () => {
    for (const [first, kinds] of [
      ['answer lost', ['BOOKING_READ', 'BOOKING_UPDATE']],
      ['lost', ['BOOKING_CREATE', 'BOOKING_READ']],
    ] as const) {
      const room = first === 'lost' ? 'P005' : 'P004'
      await emptied(market.store.em, 'hti_message')
      passages(first)
      await bookHere(market, room, '2027-02-01', '2027-02-04')
      expect(await tell()).toMatchObject({ silent: 1 })
      expect(await log()).toMatchObject([{ state: 'RETRY', tries: 1 }, { state: 'PENDING' }])
      laterBy(market, { seconds: 15 })
      await tell()
      expect(there().filter(([, stay]) => stay?.startsWith(room))).toHaveLength(1)
      expect((await log()).flatMap(({ kind }) => (kind.startsWith('BOOKING') ? [kind] : [])).toSorted()).toEqual(kinds)
      expect((await log()).every(({ state }) => state === 'SUCCESS')).toBe(true)
    }
  })

  it('that was refused there after a message that nobody answered is cancelled there for its late copy', async () => {
    side.sandbox.own.book({ room: 'P001', from: '2027-02-01', to: '2027-02-04' }, 'Nkosi')
    await side.sandbox.own.speak()
    const [theirs] = await market.store.em.execute<{ id: ReservationId }[]>('select id from reservation')
    if (theirs) await cancelHere(market, theirs.id)
    const ours = await bookHere(market, 'P001', '2027-02-01', '2027-02-04')
    await market.store.em.execute('delete from hti_change where reservation_id = ?', [theirs?.id])
    passages('late')
    await tell()
    for (let tries = 0; tries < 6; tries += 1) {
      laterBy(market, { seconds: 400 })
      await tell()
    }
    expect(there()).toEqual([['standing', 'P001 2027-02-01 2027-02-04']])

    await cancelHere(market, ours)
    await tell()
    const [booking] = side.sandbox.ledger.bookings()
    if (booking) side.sandbox.ledger.keep({ ...booking, state: 'cancelled' })
    await side.arrive()
    expect(there()).toEqual([['cancelled', 'P001 2027-02-01 2027-02-04']])
  })

  it('that was refused there because the nights are taken waits behind what may free them', async () => {
    const refusedThere = await bookHere(market, 'P001', '2027-02-01', '2027-02-04')
    passages('lost')
    await tell()
    await bookHere(market, 'P002', '2027-02-01', '2027-02-04')
    await market.store.em.execute("update hti_message set state = 'RETRY', error_code = 427 where reservation_id = ?", [
      refusedThere,
    ])
    laterBy(market, { seconds: 400 })

    await tell()

    expect(there()).toEqual([
      ['standing', 'P002 2027-02-01 2027-02-04'],
      ['standing', 'P001 2027-02-01 2027-02-04'],
    ])
  })

  it('is told within a minute though the first two messages are lost, and nobody waits for it', async () => {
    passages('lost', 'lost')
    await bookHere(market, 'P001', '2027-02-01', '2027-02-04')
    for (let second = 0; second < 60; second += 5) {
      await tell()
      laterBy(market, { seconds: 5 })
    }
    expect(there()).toEqual([['standing', 'P001 2027-02-01 2027-02-04']])
  })

  it('is never told by two processes at once', async () => {
    await Promise.all(['P001', 'P002', 'P003', 'P004'].map((room) => bookHere(market, room, '2027-02-01', '2027-02-04')))
    await Promise.all([1, 2, 3].map(tell))
    await tell()

    expect(there()).toHaveLength(4)
    expect((await log()).filter(({ kind }) => kind === 'BOOKING_CREATE').map(({ tries }) => tries)).toEqual([1, 1, 1, 1])
  })

  it('that was sent by a process which ended is sent by another', async () => {
    await bookHere(market, 'P001', '2027-02-01', '2027-02-04')
    const ended = side.exchange
    side = { ...side, exchange: { send: () => Promise.reject(new Error('the process ended')) } }
    await expect(tell()).rejects.toThrow('the process ended')
    side = { ...side, exchange: ended }
    expect(await log()).toMatchObject([{ state: 'IN_PROGRESS' }, {}])
    laterBy(market, { seconds: 61 })
    await tell()

    expect(there()).toEqual([['standing', 'P001 2027-02-01 2027-02-04']])
  })
})

describe('a booking that they made', () => {
  it('is not told to them again, but what staff change of it is', async () => {
    side.sandbox.own.book({ room: 'P001', from: '2027-02-01', to: '2027-02-04' }, 'Nkosi')
    await side.sandbox.own.speak()
    await tell()
    expect((await log()).map(({ kind }) => kind)).toEqual(['BOOKING_CREATE', 'AVAILABILITY_QUERY'])

    const [{ id }] = await market.store.em.execute<[{ id: ReservationId }]>('select id from reservation')
    await moveHere(market, id, 'P002', '2027-02-01', '2027-02-04')
    await tell()
    expect(there()).toEqual([['standing', 'P002 2027-02-01 2027-02-04']])
    await cancelHere(market, id)
    await tell()
    expect(there()).toEqual([['cancelled', 'P002 2027-02-01 2027-02-04']])
  })

  it('and staff moved before it heard our yes stands there when it asks again, where it was moved to', async () => {
    passages('answer lost')
    side.sandbox.own.book({ room: 'P001', from: '2027-02-01', to: '2027-02-04' }, 'Nkosi')
    await side.sandbox.own.speak()
    const [made] = await market.store.em.execute<{ id: ReservationId }[]>('select id from reservation')
    if (made) await moveHere(market, made.id, 'P002', '2027-02-01', '2027-02-04')
    await side.sandbox.own.speak()
    await tell()

    expect(there()).toEqual([['standing', 'P002 2027-02-01 2027-02-04']])
  })

  it('and cancelled is not made anew by a copy of the first message that comes late', async () => {
    side.passage = () => 'late'
    side.sandbox.own.book({ room: 'P001', from: '2027-02-01', to: '2027-02-04' }, 'Nkosi')
    await side.sandbox.own.speak()
    const { ledger } = side.sandbox
    const [booking] = ledger.bookings()
    if (booking) ledger.keep({ ...booking, state: 'cancelling' })
    side.passage = () => 'whole'
    laterBy(market, { seconds: 5 })
    await side.sandbox.own.speak()
    await side.arrive()

    expect(await market.store.em.execute('select from reservation')).toEqual([])
  })

  it('and that was refused here is not made by a copy that comes late, once its nights are free', async () => {
    const id = await bookHere(market, 'P001', '2027-02-01', '2027-02-04')
    side.passage = () => 'late'
    side.sandbox.own.book({ room: 'P001', from: '2027-02-01', to: '2027-02-04' }, 'Nkosi')
    await side.sandbox.own.speak()
    side.passage = () => 'twice'
    laterBy(market, { seconds: 5 })
    await side.sandbox.own.speak()
    await cancelHere(market, id)
    await side.arrive()

    expect(there()).toEqual([['refused', 'P001 2027-02-01 2027-02-04']])
    expect(await market.store.em.execute(`select from reservation where status <> 'cancelled'`)).toEqual([])
    expect(await log()).toMatchObject([{ error_code: 427 }, { error_code: 427 }, { error_code: 427 }])
  })
})

describe('the line', () => {
  it('is asked whether it is there and which rooms it has', async () => {
    const { useCases } = market.product.scope()
    const checked = await useCases.checkHtiLine.execute({ actor: system('test'), campsite: { slug: campsite.organisation.slug } })

    expect(checked.ok && checked.value.slice(0, 2)).toMatchObject([
      { code: 'P001', theirs: 'Room P001', ours: expect.stringContaining(stands[0]?.name ?? '') },
      { code: 'P002', theirs: 'Room P002', ours: expect.any(String) },
    ])
  })

  it('says which plots have no code, and which codes no plot', async () => {
    const { em } = market.store
    const [bare] = await em.execute<object[]>(`delete from hti_room where code = 'P002' returning *`)
    await em.execute(`update hti_room set code = 'OTHER' where code = 'P001'`)

    const { id } = campsite.organisation
    const checked = await market.product.scope().useCases.checkHtiLine.execute({ actor: system('test'), campsite: { id } })

    await em.execute(`update hti_room set code = 'P001' where code = 'OTHER'`)
    await em.execute(`insert into hti_room select * from jsonb_populate_record(null::hti_room, '${JSON.stringify(bare)}')`)
    const rooms = checked.ok ? checked.value : []
    expect(rooms.find(({ code }) => code === 'OTHER')).toMatchObject({ theirs: null, plotId: stands[0]?.id })
    expect(rooms.find(({ code }) => code === 'P001')).toMatchObject({ theirs: 'Room P001', ours: null, plotId: null })
    expect(rooms.filter(({ code }) => code === null)).toMatchObject([{ theirs: null, plotId: stands[1]?.id }])
  })

  it('keeps no password in the log or in the database', async () => {
    await market.store.em.execute(`update hti_connection set proof = 'both', transport = 'soap11'`)
    await bookHere(market, 'P001', '2027-02-01', '2027-02-04')
    await tell()
    await market.store.em.execute(`update hti_connection set proof = 'basic', transport = 'post'`)

    const [first] = await log()
    expect(first?.request).toContain('<soap:Envelope')
    expect(first?.request).toContain('MessagePassword="***"')
    const [stored] = await market.store.em.execute('select their_password from hti_connection')
    expect(JSON.stringify(stored)).not.toContain('a-long-password')
  })

  it('tells nothing of a campsite that only listens', async () => {
    await market.store.em.execute(`update hti_connection set direction = 'in'`)
    await bookHere(market, 'P001', '2027-02-01', '2027-02-04')
    expect(await tell()).toEqual({ said: 0, silent: 0 })
    await market.store.em.execute(`update hti_connection set direction = 'both'`)

    expect(there()).toEqual([])
  })
})
