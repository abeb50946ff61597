import { forgetGuests } from '@camp/adapters/postgres/testing/test-store.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Outputs } from '../testing/api-client.ts'
import { couple, type Hold, holdOf, plotNamed, submission, threeNights } from '../testing/bookings.ts'
import { givenMarketplace, type Marketplace, today } from '../testing/given-marketplace.ts'

type Reservations = Outputs['reservations']

const paidOnline = 'kloofwater-camp'
const paidThere = 'silverhill-retreat'

let marketplace: Marketplace
beforeAll(async () => {
  marketplace = await givenMarketplace()
})
beforeEach(async () => {
  marketplace.clock.moveTo(today)
  await forgetGuests(marketplace.store.em)
})
afterAll(() => marketplace.stop())

const mutate = <Name extends keyof Reservations>(name: Name, input: unknown, key?: string) =>
  marketplace.client.mutate<Reservations[Name]>(`reservations.${name}`, input, key)
const query = <Name extends keyof Reservations>(name: Name, id: string) =>
  marketplace.client.query<Reservations[Name]>(`reservations.${name}`, { id })
const held = async (slug = paidOnline, name = 'River stand 1'): Promise<Hold> =>
  (await holdOf(marketplace.client, slug, [name])).data
const submitted = async (slug = paidThere, name = 'Room 1') => {
  const hold = await held(slug, name)
  const answer = await mutate('submit', submission(hold))
  return { hold, ...answer }
}

describe('reservations.hold', () => {
  it('keeps the plots for 15 minutes', async () => {
    const { status, data } = await holdOf(marketplace.client, paidOnline, ['River stand 1', 'River stand 2'])

    expect(status).toBe(200)
    expect(data).toMatchObject({
      id: expect.stringMatching(/^[a-z2-7]{26,}$/),
      status: 'temporaryHold',
      expiryDate: '2026-11-21T08:15:00Z',
      total: 1900.2,
      plots: [{ total: 950.1 }, { total: 950.1 }],
    })
    expect(data.specialTerms.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
      { id: expect.any(String), name: 'Fishing', type: 'Optional', text: '<p>Catch and release.</p>' },
      { id: expect.any(String), name: 'No generators', type: 'Mandatory', text: '<p>Generators are not allowed.</p>' },
    ])
  })

  it('is refused for a booked plot, and names it', async () => {
    const plot = await plotNamed(marketplace.client, paidOnline, 'River stand 1')
    await held()

    const { status, error } = await holdOf(marketplace.client, paidOnline, ['River stand 1', 'River stand 2'])

    expect(status).toBe(409)
    expect(error.data).toMatchObject({ code: 'CONFLICT', reason: 'booked', plotIds: [plot.id] })
  })

  it.each([
    ['weekend_rule', 'River stand 4', { arrivalDate: '2027-02-05', departureDate: '2027-02-06' }],
    ['criteria', 'River stand 1', { arrivalDate: '2026-11-01', departureDate: '2026-11-03' }],
    ['criteria', 'River stand 3', { arrivalDate: '2027-02-01', departureDate: '2027-02-02' }],
  ])('is refused by %s', async (reason, name, stay) => {
    const plot = await plotNamed(marketplace.client, paidOnline, name)

    const { error } = await holdOf(marketplace.client, paidOnline, [name], stay)

    expect(error.data).toMatchObject({ code: 'CONFLICT', reason, plotIds: [plot.id] })
  })

  it("does not know another organisation's plot", async () => {
    const { id } = await plotNamed(marketplace.client, paidThere, 'Room 1')
    const wish = { orgSlug: paidOnline, ...threeNights, plots: [{ plotId: id, ...couple }] }
    const unknown = { ...wish, plots: [{ plotId: '00000000-0000-4000-8000-000000000000', ...couple }] }

    const answers = await Promise.all([mutate('hold', wish), mutate('hold', unknown)])

    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect(answers[0]?.text).toBe(answers[1]?.text)
  })

  it.each([
    [{ plots: [] }, ['plots']],
    [{ plots: [{ plotId: 'a', ...couple, numberOfAdults: 0 }] }, ['plots']],
    [{ plots: [{ plotId: 'a', ...couple, total: 1 }] }, ['plots', 0, 'total']],
    [{ plots: [{ plotId: 'a', ...couple, childrenAges: ['five'] }] }, ['plots', 0, 'childrenAges', 0]],
    [{ departureDate: '2027-01-31' }, ['departureDate']],
    [{ arrivalDate: '1 February' }, ['arrivalDate']],
    [{ status: 'confirmed' }, ['status']],
  ])('refuses %j and says where', async (wish, path) => {
    const input = { orgSlug: paidOnline, ...threeNights, plots: [{ plotId: 'a', ...couple }], ...wish }

    const { status, error } = await mutate('hold', input)

    expect([status, error.data.code, error.data.issues?.[0]?.path]).toEqual([400, 'BAD_REQUEST', path])
  })
})

describe('a hold', () => {
  it('is extended once', async () => {
    const { id } = await held()

    const first = await mutate('extendHold', { id })
    const second = await mutate('extendHold', { id })

    expect(first.data).toMatchObject({ id, status: 'temporaryHold', expiryDate: '2026-11-21T08:30:00Z' })
    expect(second.error.data).toMatchObject({ code: 'CONFLICT', reason: 'wrong_state' })
  })

  it('is released, and its plot is free again', async () => {
    const { id } = await held()

    const { data } = await mutate('release', { id })
    const again = await holdOf(marketplace.client, paidOnline, ['River stand 1'])

    expect(data).toEqual({ id, status: 'cancelled', expiryDate: expect.stringMatching(/Z$/) })
    expect(again.status).toBe(200)
  })

  it('that has run out is refused', async () => {
    const hold = await held()
    marketplace.clock.moveTo('2026-11-21T08:16:00Z')

    const { status, error } = await mutate('submit', submission(hold))

    expect([status, error.data.code, error.data.reason]).toEqual([409, 'CONFLICT', 'expired'])
  })

  it.each(['extendHold', 'release', 'confirm', 'cancel'] as const)('that nobody knows is not found by %s', async (name) => {
    const { status, error } = await mutate(name, { id: 'nobody' })

    expect([status, error.data.code]).toEqual([404, 'NOT_FOUND'])
  })
})

describe('reservations.submit', () => {
  it('makes a hold a reservation, and says where to pay', async () => {
    const { data: hold } = await holdOf(marketplace.client, paidOnline, ['River stand 1'], { departureDate: '2027-02-08' })

    const { status, data } = await mutate('submit', submission(hold))

    expect(status).toBe(200)
    expect(data).toEqual({
      id: hold.id,
      simpleReference: expect.stringMatching(/^[1-9]\d\d-[1-9]\d\d-[1-9]\d\d$/),
      status: 'pending',
      expiryDate: '2026-11-22T08:00:00Z',
      amountDue: hold.total,
      amountDueUpFront: hold.deposit?.amountDueUpFront,
      dueDate: '2027-01-18',
      payment: { url: expect.stringContaining('https://gateway.test/') },
    })
  })

  it('asks for no payment where none is due online', async () => {
    const { data } = await submitted()

    expect(data).not.toHaveProperty('payment')
    expect(data).toMatchObject({ status: 'pending', dueDate: null })
  })

  it('insists on mandatory terms', async () => {
    const hold = await held()
    const idsOf = (type: string) => hold.specialTerms.filter((term) => term.type === type).map(({ id }) => id)

    const { status, error } = await mutate('submit', submission(hold, { acceptedTermIds: idsOf('Optional') }))

    expect(status).toBe(412)
    expect(error.data).toMatchObject({ code: 'PRECONDITION_FAILED', reason: 'terms_missing', termIds: idsOf('Mandatory') })
  })

  it('goes without a number and without a wish', async () => {
    const hold = await held(paidThere, 'Room 1')
    const { countryCode: _code, cell: _cell, specialRequest: _request, allergies: _allergies, ...rest } = submission(hold)

    expect((await mutate('submit', rest)).status).toBe(200)
  })

  it.each([
    [{ email: 'nobody' }, ['email']],
    [{ firstName: '  ' }, ['firstName']],
    [{ lastName: undefined }, ['lastName']],
    [{ countryCode: '27' }, ['countryCode']],
    [{ cell: 'call me' }, ['cell']],
    [{ verificationPreference: 'FAX' }, ['verificationPreference']],
    [{ termsAccepted: false }, ['termsAccepted']],
    [{ acceptedTermIds: ['no-id'] }, ['acceptedTermIds', 0]],
    [{ language: 'de' }, ['language']],
    [{ allergies: 'x'.repeat(2001) }, ['allergies']],
    [{ specialRequest: 'a\0b' }, ['specialRequest']],
    [{ amountDue: 0 }, ['amountDue']],
    [{ userId: 'me' }, ['userId']],
    [{ isOfflinePayment: true }, ['isOfflinePayment']],
  ])('refuses %j and says where', async (details, path) => {
    const input = { ...submission({ id: 'r', specialTerms: [] } as unknown as Hold), ...details }

    const { status, error } = await mutate('submit', input)

    expect([status, error.data.issues?.[0]?.path]).toEqual([400, path])
  })
})

describe('a reservation', () => {
  it('is confirmed at once where nothing is due online, and stays so', async () => {
    const { hold } = await submitted()

    const first = await mutate('confirm', { id: hold.id })
    const second = await mutate('confirm', { id: hold.id })

    expect(first.data).toEqual({ id: hold.id, status: 'confirmed' })
    expect(second.text).toBe(first.text)
  })

  it('leads to the gateway where something is', async () => {
    const { hold } = await submitted(paidOnline, 'River stand 1')

    const { data } = await mutate('confirm', { id: hold.id })

    expect(data).toEqual({ id: hold.id, status: 'pending', payment: { url: expect.stringContaining('https://gateway.test/') } })
  })

  it('waits while the gateway does not answer', async () => {
    const { hold } = await submitted(paidOnline, 'River stand 1')
    marketplace.gateway.goDown()

    const { status, error, headers } = await mutate('confirm', { id: hold.id })
    marketplace.gateway.comeBack()

    expect([status, error.data.reason, headers.get('Retry-After')]).toEqual([503, 'payment_unavailable', '5'])
  })

  it('shows its public summary', async () => {
    const { hold, data } = await submitted(paidOnline, 'River stand 1')

    expect((await query('getOneRowPublic', hold.id)).data).toMatchObject({
      id: hold.id,
      simpleReference: data.simpleReference,
      status: 'pending',
      reservationDate: '2027-02-01',
      endDate: '2027-02-04',
      ...couple,
      numberOfChildren: 0,
      orgPlots: [{ orgPlot: { name: 'River stand 1' } }],
      amountDue: 950.1,
      amountPaid: 0,
      balance: 950.1,
      organisation: { slug: paidOnline, name: 'Kloofwater Camp' },
    })
  })

  it('says what cancelling brings back, and is cancelled once', async () => {
    const { hold } = await submitted()
    await mutate('confirm', { id: hold.id })

    const before = await query('cancellationTerms', hold.id)
    const first = await mutate('cancel', { id: hold.id })
    const second = await mutate('cancel', { id: hold.id })
    const after = await query('cancellationTerms', hold.id)

    expect(before.data).toEqual({ canCancel: true, refundAmount: 0, refundPercentage: 100 })
    expect(first.data).toEqual({ id: hold.id, status: 'cancelled', refundAmount: 0 })
    expect(second.text).toBe(first.text)
    expect(after.data).toMatchObject({ canCancel: false, reason: 'already_cancelled' })
  })

  it('that is cancelled cannot be confirmed', async () => {
    const { hold } = await submitted()
    await mutate('cancel', { id: hold.id })

    const { error } = await mutate('confirm', { id: hold.id })

    expect(error.data).toMatchObject({ code: 'CONFLICT', reason: 'already_cancelled' })
  })

  it('whose stay has begun cannot be cancelled', async () => {
    const { hold } = await submitted()
    await mutate('confirm', { id: hold.id })
    marketplace.clock.moveTo('2027-02-02T08:00:00Z')

    const { error } = await mutate('cancel', { id: hold.id })

    expect(error.data).toMatchObject({ code: 'CONFLICT', reason: 'stay_begun' })
  })
})

describe('an idempotency key', () => {
  const reservations = async () => {
    const [row] = await marketplace.store.em.execute<{ count: number }[]>('select count(*)::int as count from reservation')
    return row?.count
  }

  it('makes one reservation of 50 holds at the same moment, and 50 answers alike', async () => {
    const { id } = await plotNamed(marketplace.client, paidOnline, 'River stand 1')
    const wish = { orgSlug: paidOnline, ...threeNights, plots: [{ plotId: id, ...couple }] }

    const answers = await Promise.all(Array.from({ length: 50 }, () => mutate('hold', wish, 'key-1')))

    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect([answers[0]?.status, await reservations()]).toEqual([200, 1])
  })

  it('with another body writes nothing', async () => {
    await holdOf(marketplace.client, paidOnline, ['River stand 1'], {}, 'key-1')

    const { status, error } = await holdOf(marketplace.client, paidOnline, ['River stand 2'], {}, 'key-1')

    expect([status, error.data.reason, await reservations()]).toEqual([422, 'idempotency_key_reused', 1])
  })

  it('submits once: one message, one payment', async () => {
    const hold = await held()

    const answers = await Promise.all(Array.from({ length: 10 }, () => mutate('submit', submission(hold), 'key-1')))

    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await marketplace.store.em.execute('select count(*)::int as tries from payment_attempt')).toEqual([{ tries: 1 }])
  })

  it('counts per place in a batch', async () => {
    const plots = await Promise.all(
      ['River stand 1', 'River stand 2'].map((name) => plotNamed(marketplace.client, paidOnline, name)),
    )
    const wishes = plots.map(({ id }) => ({ orgSlug: paidOnline, ...threeNights, plots: [{ plotId: id, ...couple }] }))
    const names = ['reservations.hold', 'reservations.hold']

    const first = await marketplace.client.batch(names, wishes, 'key-1')
    const again = await marketplace.client.batch(names, wishes, 'key-1')

    expect(first.map(({ status }) => status)).toEqual([200, 200])
    expect(again.map(({ text }) => text)).toEqual(first.map(({ text }) => text))
    expect(await reservations()).toBe(2)
  })
})
