import { attributeOf, within } from '@camp/adapters/parsing/xml/xml-element.ts'
import { doubleSales } from '@camp/adapters/reservations/testing/race.ts'
import { system } from '@camp/application/shared/actor.ts'
import { campsite, stands } from '@camp/application/testing/a-campsite.ts'
import { expect, it, describe as story } from 'vitest'
import { firstStand, givenConnectedCampsite } from './testing/connected-campsite.ts'
import { ask, ourReference } from './testing/given-hti.ts'
import { cancel, create, modify, read, readChanges } from './testing/hti-texts.ts'

const given = givenConnectedCampsite()

story('a booking', () => {
  it('stands at once, is answered the same when it comes again, and another under its id is refused', async () => {
    const first = await ask(given.market, create('HTI-1', { total: '800.00' }))
    const again = await ask(given.market, create('HTI-1', { total: '800.00' }))
    const other = await ask(given.market, create('HTI-1', { room: 'P002' }))

    expect([first.code, attributeOf(first.root, 'ResResponseType')]).toEqual([null, 'Reserved'])
    expect(ourReference(first)).toMatch(/^\d{3}-\d{3}-\d{3}$/)
    expect(ourReference(again)).toBe(ourReference(first))
    expect(other.code).toBe('127')
    const rows = await given.market.store.em.execute('select status, first_name, email, cell from reservation')
    expect(rows).toEqual([{ status: 'confirmed', first_name: 'Thandi', email: 'thandi@example.com', cell: '0821234567' }])
    expect(await given.market.store.em.execute('select from reservation_agreement')).toEqual([])
  })

  it('on nights that a guest holds is refused, and stays in the log for staff, who make room and try it again', async () => {
    const held = await given.hold([firstStand])
    const refused = await ask(given.market, create('HTI-2'))

    expect([refused.code, attributeOf(refused.root, 'ResResponseType')]).toEqual(['427', 'Unsuccessful'])
    const { useCases } = given.market.product.scope()
    const listed = await useCases.listHtiMessages.execute({
      actor: system('test'),
      search: 'HTI-2',
      sort: 'at',
      isDescending: true,
      limit: 10,
      offset: 0,
      state: 'FAILED',
      kind: 'BOOKING_CREATE',
    })
    const id = listed.ok ? (listed.value.rows[0]?.id ?? '') : ''
    expect(await useCases.replayHtiMessage.execute({ actor: system('test'), id })).toEqual({
      ok: true,
      value: { state: 'FAILED' },
    })
    await useCases.releaseHold.execute({ id: held.data.id as never })
    expect(await useCases.replayHtiMessage.execute({ actor: system('test'), id })).toEqual({
      ok: true,
      value: { state: 'SUCCESS' },
    })
    expect(await useCases.replayHtiMessage.execute({ actor: system('test'), id })).toMatchObject({ ok: false })
    expect(await given.log()).toMatchObject([{ state: 'SUCCESS', tries: 3 }])
    expect((await ask(given.market, read('HTI-2'))).code).toBeNull()
  })

  it('or a change of one that was refused stays so for its copies and all before it; said anew it is done', async () => {
    const dated = (second: string, text: string) => text.replace(' Version=', ` TimeStamp="2026-11-21T08:00:${second}Z" Version=`)
    const codes = async (...texts: string[]) => {
      const answered: (string | null)[] = []
      for (const text of texts) answered.push((await ask(given.market, text)).code)
      return answered
    }
    const moved = modify('HTI-6', { room: 'P002' })
    await codes(
      dated('00', create('HTI-5')),
      dated('00', create('HTI-6', { room: 'P003' })),
      dated('00', create('HTI-7', { room: 'P002' })),
    )

    expect(await codes(dated('10.1234561', create('HTI-8')), dated('10.1234561', moved))).toEqual(['427', '427'])
    await codes(dated('20', cancel('HTI-5')), dated('20', cancel('HTI-7')))
    expect(await codes(dated('10.1234561', create('HTI-8')), dated('10.1234561', moved))).toEqual(['427', '427'])
    expect(await codes(dated('05', create('HTI-8')), dated('05', moved))).toEqual(['427', '427'])
    expect(await codes(dated('30', create('HTI-8')), dated('30', moved))).toEqual([null, null])
  })

  it('changed or cancelled before it was heard of is not made by what was said before that', async () => {
    const dated = (second: string, text: string) => text.replace(' Version=', ` TimeStamp="2026-11-21T08:00:${second}Z" Version=`)
    const code = async (second: string, text: string) => (await ask(given.market, dated(second, text))).code

    expect([await code('20', modify('HTI-11')), await code('20', cancel('HTI-12'))]).toEqual(['97', '97'])
    expect([await code('10', modify('HTI-11')), await code('10', cancel('HTI-12'))]).toEqual(['97', '97'])
    expect([await code('15', create('HTI-11')), await code('15', create('HTI-12'))]).toEqual(['97', '95'])
    expect(await given.market.store.em.execute('select from reservation')).toEqual([])
    expect([await code('30', create('HTI-11')), await code('30', create('HTI-12', { room: 'P002' }))]).toEqual([null, null])
  })

  it('is not cancelled by what was said before it was made or changed, only by what is said after', async () => {
    const dated = (second: string, text: string) => text.replace(' Version=', ` TimeStamp="2026-11-21T08:00:${second}Z" Version=`)
    const code = async (second: string, text: string) => (await ask(given.market, dated(second, text))).code
    expect([await code('20', cancel('HTI-13')), await code('30', create('HTI-13'))]).toEqual(['97', null])
    expect([await code('10', create('HTI-14', { room: 'P002' })), await code('30', modify('HTI-14', { room: 'P003' }))]).toEqual([
      null,
      null,
    ])

    expect([await code('20', cancel('HTI-13')), await code('20', cancel('HTI-14'))]).toEqual(['450', '450'])

    expect(await given.market.store.em.execute('select distinct status from reservation')).toEqual([{ status: 'confirmed' }])
    expect([await code('40', cancel('HTI-13')), await code('40', cancel('HTI-14'))]).toEqual([null, null])
    expect([await code('20', cancel('HTI-13')), await code('40', cancel('HTI-14'))]).toEqual([null, null])
  })

  it('of a room or property that was unknown stays refused for its copies when it is connected; said anew it is taken', async () => {
    const dated = (second: string, text: string) => text.replace(' Version=', ` TimeStamp="2026-11-21T08:00:${second}Z" Version=`)
    const codes = async (second: string) => [
      (await ask(given.market, dated(second, create('HTI-9', { room: 'ROSE' })))).code,
      (await ask(given.market, dated(second, create('HTI-10', { hotel: 'ROOI01' })))).code,
    ]
    const connectAs = (hotel: string, room: string) =>
      given.market.store.em.execute(
        `update hti_connection set property_code = '${hotel}';
         update hti_room set code = '${room}' where code in ('P001', 'ROSE')`,
      )

    expect(await codes('10')).toEqual(['402', '392'])
    await connectAs('KLOOF01', 'ROSE')
    expect((await codes('10'))[0]).toBe('402')
    expect((await codes('05'))[0]).toBe('402')
    await connectAs('ROOI01', 'P001')
    expect((await codes('10'))[1]).toBe('392')
    expect((await codes('05'))[1]).toBe('392')
    await connectAs('KLOOF01', 'ROSE')
    expect((await codes('20'))[0]).toBeNull()
    expect((await ask(given.market, dated('20', cancel('HTI-9')))).code).toBeNull()
    await connectAs('ROOI01', 'P001')
    expect((await codes('30'))[1]).toBeNull()
    await connectAs('KLOOF01', 'P001')
  })

  it('is changed, read and cancelled by their id or ours', async () => {
    const reference = ourReference(await ask(given.market, create('HTI-3')))
    const changed = await ask(given.market, modify(reference, { room: 'P003', from: '2027-02-02', to: '2027-02-06', adults: 3 }))
    const found = await ask(given.market, read('HTI-3'))
    const [changes, none] = [
      await ask(given.market, readChanges('2026-11-20')),
      await ask(given.market, readChanges('2026-12-20')),
    ]
    const cost = await ask(given.market, cancel('HTI-3', 'Initiate'))
    const cancelled = await ask(given.market, cancel('HTI-3'))
    const again = await ask(given.market, cancel(reference))

    expect([changed.code, attributeOf(changed.root, 'ResResponseType')]).toEqual([null, 'Modified'])
    const stay = within(found.root, 'ReservationsList', 'HotelReservation', 'RoomStays', 'RoomStay')
    expect(attributeOf(within(stay, 'RoomTypes', 'RoomType'), 'RoomTypeCode')).toBe('P003')
    expect(attributeOf(within(stay, 'TimeSpan'), 'Start')).toBe('2027-02-02')
    expect([ourReference(changes), none.code, within(none.root, 'ReservationsList')]).toEqual([reference, null, undefined])
    expect([attributeOf(cost.root, 'Status'), cost.code]).toEqual(['Pending', null])
    expect([attributeOf(cancelled.root, 'Status'), attributeOf(again.root, 'Status')]).toEqual(['Cancelled', 'Cancelled'])
    expect((await ask(given.market, modify(reference))).code).toBe('95')
    expect(await given.market.store.em.execute('select from plot_night')).toEqual([])
  })

  it('that a guest made here is none of the channel’s business', async () => {
    await given.hold([firstStand])
    const [held] = await given.market.store.em.execute<{ simple_reference: string }[]>('select simple_reference from reservation')
    const reference = held?.simple_reference ?? ''

    expect((await ask(given.market, read(reference))).code).toBe('97')
    expect((await ask(given.market, cancel(reference))).code).toBe('97')
  })

  it('is sold once, whoever comes first: the channel three times over and guests, at the same moment', async () => {
    const rooms = ['P001', 'P002', 'P003', 'P004', 'P005']
    const answers = await Promise.all([
      ...rooms.flatMap((room) => [1, 2, 3].map(() => ask(given.market, create(`HTI-${room}`, { room })))),
      ...rooms.map((room) => ask(given.market, create(`OTHER-${room}`, { room }))),
      ...stands.slice(0, 5).map(({ id }) => given.hold([id]).then(() => null)),
    ])

    expect(await doubleSales(given.market.store.em)).toBe(0)
    const nights = await given.market.store.em.execute('select plot_id from plot_night')
    expect(nights).toHaveLength(5 * 4)
    const references = answers.flatMap((answer) => (answer && answer.code === null ? [ourReference(answer)] : []))
    const [{ bookings }] = await given.market.store.em.execute<[{ bookings: number }]>(
      'select count(*)::int as bookings from hti_booking',
    )
    expect(new Set(references).size).toBe(bookings)
    const codes = new Set(answers.flatMap((answer) => (answer?.code ? [answer.code] : [])))
    expect([...codes].filter((code) => code !== '427')).toEqual([])
    expect(given.market.faults).toEqual([])
  })
})

story('a booking that cannot be placed', () => {
  it('stands on Today until it worked or somebody has dealt with it, once however often it came', async () => {
    const held = await given.hold([firstStand])
    await ask(given.market, create('HTI-7'))
    await ask(given.market, create('HTI-7'))
    await ask(given.market, create('HTI-8'))
    const { useCases } = given.market.product.scope()
    const query = { actor: system('test'), orgSlug: campsite.organisation.slug }
    const troubles = async () => {
      const shown = await useCases.showHtiTroubles.execute(query)
      return shown.ok ? shown.value : []
    }

    expect((await troubles()).map(({ theirId }) => theirId).toSorted()).toEqual(['HTI-7', 'HTI-8'])
    const trouble = (await troubles()).find(({ theirId }) => theirId === 'HTI-8')
    expect(trouble).toMatchObject({ guest: 'Thandi Nkosi', plots: ['Stand 1'], arrival: '2027-02-01', departure: '2027-02-05' })
    expect(await useCases.noteHtiTrouble.execute({ ...query, id: trouble?.id ?? '' })).toMatchObject({ ok: true })
    await useCases.releaseHold.execute({ id: held.data.id as never })
    given.market.clock.moveTo('2026-11-21T08:01:00Z')
    await ask(given.market, create('HTI-7'))
    expect(await troubles()).toEqual([])
  })
})
