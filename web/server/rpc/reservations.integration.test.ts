import { forgetGuests } from '@camp/adapters/postgres/testing/test-store.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Outputs } from '../testing/api-client.ts'
import { givenServedMarketplace, type ServedMarketplace, today } from '../testing/given-marketplace.ts'
import { confirmationBy, couple, type Hold, holdPlots, submission } from '../testing/reservations.ts'

type Reservations = Outputs['reservations']

const paidOnline = 'kloofwater-camp'
const paidThere = 'silverhill-retreat'

let marketplace: ServedMarketplace
beforeAll(async () => {
  marketplace = await givenServedMarketplace()
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
  (await holdPlots(marketplace.client, slug, [name])).data
const submitted = async (slug = paidThere, name = 'Room 1') => {
  const hold = await held(slug, name)
  const answer = await mutate('submit', submission(hold))
  return { hold, ...answer }
}

describe('reservations.submit', () => {
  it('makes a hold a reservation, and says where to pay', async () => {
    const { data: hold } = await holdPlots(marketplace.client, paidOnline, ['River stand 1'], { departureDate: '2027-02-08' })

    const { status, data } = await mutate('submit', submission(hold))

    expect(status).toBe(200)
    expect(data).toEqual({
      id: hold.id,
      simpleReference: expect.stringMatching(/^[1-9]\d\d-[1-9]\d\d-[1-9]\d\d$/),
      status: 'pending',
      expiryDate: '2026-11-22T08:00:00.000Z',
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
    const proof = await confirmationBy(marketplace.store, hold.id)

    const first = await mutate('confirm', proof)
    const second = await mutate('confirm', { id: hold.id })

    expect(first.data).toEqual({ id: hold.id, status: 'confirmed' })
    expect(second.text).toBe(first.text)
  })

  it('is confirmed by nobody who has not read the message, and no answer to the guest carries its key', async () => {
    const { hold, text } = await submitted()
    const { confirmation } = await confirmationBy(marketplace.store, hold.id)
    const other = await confirmationBy(marketplace.store, 'another')

    const answers = [await mutate('confirm', { id: hold.id }), await mutate('confirm', { ...other, id: hold.id })]

    expect(answers.map(({ status, error }) => [status, error.data.code, error.data.reason])).toEqual(
      Array(2).fill([412, 'PRECONDITION_FAILED', 'confirmation_missing']),
    )
    const shown = (await query('getOneRowPublic', hold.id)).text
    const heldAnswer = JSON.stringify(hold)
    expect([heldAnswer, text, shown, ...answers.map((answer) => answer.text)].join()).not.toContain(confirmation)
    const rows = await marketplace.store.em.execute('select * from outbox_message where reservation_id = ?', [hold.id])
    expect(JSON.stringify(rows)).toContain(`/r/${hold.id}/confirm?c=${confirmation}`)
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
    await mutate('confirm', await confirmationBy(marketplace.store, hold.id))

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
    await mutate('confirm', await confirmationBy(marketplace.store, hold.id))
    marketplace.clock.moveTo('2027-02-02T08:00:00Z')

    const { error } = await mutate('cancel', { id: hold.id })

    expect(error.data).toMatchObject({ code: 'CONFLICT', reason: 'stay_begun' })
  })
})
