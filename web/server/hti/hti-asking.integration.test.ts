import { attributeOf, within } from '@camp/adapters/parsing/xml/xml-element.ts'
import { campsite } from '@camp/application/testing/a-campsite.ts'
import { expect, it, describe as story } from 'vitest'
import { pickerPlots } from '../testing/reservations.ts'
import { firstStand, givenConnectedCampsite } from './testing/connected-campsite.ts'
import { ask, offeredRooms } from './testing/given-hti.ts'
import { availability, cancel, create, describe, inSoap, modify, ping, read, readChanges } from './testing/hti-texts.ts'

const given = givenConnectedCampsite()

story('who asks', () => {
  it('proves it by Basic, and is answered in the same envelope with the same token', async () => {
    const [plain, soap] = [await ask(given.market, ping), await ask(given.market, inSoap(ping))]

    expect([plain.status, plain.root.name, attributeOf(plain.root, 'EchoToken')]).toEqual([200, 'OTA_PingRS', 'tok-1'])
    expect(within(plain.root, 'EchoData')?.text).toBe('Hallo & goeiedag')
    expect([soap.status, soap.root.name, soap.text.includes('<soap:Envelope')]).toEqual([200, 'OTA_PingRS', true])
  })

  it('is refused without the right password, and learns of no property', async () => {
    for (const basic of [null, 'hti-demo:wrong', 'nobody:a-long-password', 'hti-demo:', '::', '\0:\0']) {
      const answer = await ask(given.market, availability(), basic)
      expect([basic, answer.status, answer.code]).toEqual([basic, 401, '497'])
    }
    expect(await given.log()).toEqual([])
  })

  it.each([
    ['requestor', null, 200],
    ['requestor', 'hti-demo:wrong', 200],
    ['both', null, 401],
    ['both', 'hti-demo:a-long-password', 200],
  ])('by %s with the header %s is answered with %i', async (proof, basic, status) => {
    await given.market.store.em.execute('update hti_connection set proof = ?', [proof])

    expect((await ask(given.market, availability(), basic)).status).toBe(status)
  })

  it('guesses a password fifty times, and then not even knows the right one', async () => {
    const statuses = []
    for (let guess = 0; guess <= 50; guess += 1) statuses.push((await ask(given.market, ping, 'hti-demo:wrong-password')).status)

    expect([statuses.filter((status) => status === 401).length, statuses.at(-1)]).toEqual([50, 429])
    expect((await ask(given.market, ping)).status).toBe(429)
    given.market.clock.moveTo('2026-11-21T08:16:00Z')
    expect((await ask(given.market, ping)).status).toBe(200)
  })

  it('is nobody while the connection is not active', async () => {
    await given.market.store.em.execute('update hti_connection set is_active = false')

    expect((await ask(given.market, ping)).status).toBe(401)
  })
})

story('what is asked', () => {
  it('is the campsite with a room for each plot', async () => {
    const { root } = await ask(given.market, describe())
    const content = within(root, 'HotelDescriptiveContents', 'HotelDescriptiveContent')

    expect(attributeOf(content, 'HotelName')).toBe(campsite.organisation.name)
    expect(within(content, 'FacilityInfo', 'GuestRooms')?.children.map((room) => attributeOf(room, 'Code'))).toHaveLength(11)
    expect((await ask(given.market, describe('ELSE01'))).code).toBe('392')
  })

  it('is what the picker shows as free, at its price', async () => {
    await given.hold([firstStand])
    const answer = await ask(given.market, availability())
    const shown = await pickerPlots(given.market.client, campsite.organisation.slug, { departureDate: '2027-02-05' })

    expect(offeredRooms(answer).map(([, total]) => Number(total))).toEqual(
      shown.filter(({ isAvailable }) => isAvailable).map(({ total }) => total),
    )
    expect(offeredRooms(answer).map(([code]) => code)).not.toContain('P001')
    expect((await ask(given.market, availability({ room: 'P001' }))).code).toBe('322')
    expect((await ask(given.market, availability({ room: 'NONE' }))).code).toBe('402')
  })

  it.each([
    [availability({ from: '2027-02-05', to: '2027-02-05' }), '382'],
    [availability({ from: '2027-02-31' }), '381'],
    [availability({ from: '0000-01-01', to: '0000-01-03' }), '381'],
    [availability({ to: '2029-02-01' }), '362'],
    [availability({ adults: 999_999 }), '320'],
    [availability({ hotel: 'NONE' }), '392'],
    [create('', {}), '321'],
    [create('a', { total: '1.00' }), '438'],
    [create('a', { total: '1e3' }), '320'],
    [create('a', { from: '2026-11-01', to: '2026-11-03' }), '450'],
    [read('nothing'), '97'],
    [readChanges('-271821-04-20T00:00:00Z'), '320'],
    [modify('nothing'), '97'],
    [cancel('nothing'), '97'],
  ])('and cannot be is an error: %#', async (message, code) => {
    const answer = await ask(given.market, message)

    expect([answer.status, answer.code]).toEqual([200, code])
    expect(await given.log()).toMatchObject([{ state: 'FAILED', error_code: Number(code) }])
  })
})

story('the log', () => {
  it('keeps what was said without passwords, and ends what was left in progress', async () => {
    await ask(given.market, create('HTI-4'))
    await ask(given.market, '<OTA_PingRQ MessagePassword="a-long-password"')
    const rows = await given.log()
    expect(rows.map(({ state }) => state)).toEqual(['SUCCESS', 'FAILED'])
    expect(rows.map(({ request }) => request).join()).not.toContain('a-long-password')

    await given.market.store.em.execute(`update hti_message set state = 'IN_PROGRESS'`)
    given.market.clock.moveTo('2026-11-21T08:16:00Z')
    expect(await given.market.product.scope().useCases.settleHtiMessages.execute()).toEqual({ failed: 2, forgotten: 0 })
    given.market.clock.moveTo('2027-03-01T08:00:00Z')
    expect(await given.market.product.scope().useCases.settleHtiMessages.execute()).toEqual({ failed: 0, forgotten: 2 })
  })
})
