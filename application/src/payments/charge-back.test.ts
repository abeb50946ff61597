import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { system } from '../shared/actor.ts'
import { aGuestOf, checkoutOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { halfNow, kwenaCamp } from '../testing/kwena-camp.ts'
import { type PaymentGateway, PaymentGatewayUnavailable } from './payment-gateway.ts'
import { aGatewayThat } from './testing/a-gateway-that.ts'
import { disputed, givenPaid, movesOf } from './testing/given-paid.ts'

const staff = system('test')

describe('a payment that the guest’s bank takes back', () => {
  it('no longer counts as paid, and waits for staff', async () => {
    const { marketplace, guest, id, disputes } = await givenPaid()

    await disputes()

    expect(await guest.sees(id)).toMatchObject({ status: 'confirmed', amountPaid: Money.zero(), balance: Money.rand(800) })
    expect(await movesOf(marketplace, id)).toEqual([
      ['capture', 800],
      ['chargeback', 800],
    ])
    expect(await marketplace.payments.attemptsOf(id)).toMatchObject([{ state: 'charged-back' }])
    expect(await marketplace.listAllMoneyTasks.execute({ actor: staff })).toMatchObject(
      accepted([{ kind: 'dispute', reservationId: id, guestName: 'Thandi Nkosi', amount: Money.rand(800), reason: null }]),
    )
  })

  it('leaves nothing to give back of what is no longer paid too much', async () => {
    const { marketplace, id, disputes } = await givenPaid()
    const cash = { method: 'cash', reference: null, paidOn: Temporal.PlainDate.from('2026-11-21') } as const
    const extra = { ...cash, amount: Money.rand(100), mayExceedBalance: true }
    await marketplace.recordDeskPayment.execute({ actor: staff, idOrReference: id, ...extra })
    expect(await marketplace.payments.refundTasksOf(id)).toMatchObject([{ state: 'manual', amount: Money.rand(100) }])

    await disputes()

    expect(await marketplace.payments.refundTasksOf(id)).toEqual([])
  })

  it('takes no more than still counts as paid', async () => {
    const { marketplace, guest, id, disputes } = await givenPaid()
    const stored = await marketplace.reservations.find(id)
    await marketplace.reservations.replace({ ...stored!, amountPaid: Money.rand(300) }, null)

    await disputes()

    expect(await marketplace.payments.disputesOf(id)).toMatchObject([{ taken: Money.rand(300), owedBack: null }])
    expect(await guest.sees(id)).toMatchObject({ amountPaid: Money.zero() })
  })

  it('is one dispute however often it is reported', async () => {
    const { marketplace, id, disputes } = await givenPaid()

    await disputes()
    await disputes()

    expect(await marketplace.payments.disputesOf(id)).toHaveLength(1)
    expect(await movesOf(marketplace, id)).toHaveLength(2)
  })

  it('counts again when the gateway says later that it is here, once', async () => {
    const { marketplace, guest, id, disputes, returns } = await givenPaid()
    await disputes()

    await returns()
    await returns()

    expect(await guest.sees(id)).toMatchObject({ status: 'confirmed', amountPaid: Money.rand(800) })
    expect((await movesOf(marketplace, id)).map(([kind]) => kind)).toEqual(['capture', 'chargeback', 'chargeback-reversal'])
    expect(await marketplace.payments.disputesOf(id)).toMatchObject([{ state: 'won', closedBy: 'payment-gateway' }])
  })

  it('can be disputed again after it was won', async () => {
    const { marketplace, guest, id, payment, disputes, returns } = await givenPaid()
    await disputes()
    await returns()

    marketplace.clock.moveTo('2027-01-05T10:00')
    await guest.tells(marketplace.gateway.report(checkoutOf(payment), disputed))

    expect(await guest.sees(id)).toMatchObject({ amountPaid: Money.zero() })
    expect((await marketplace.payments.disputesOf(id)).map(({ state }) => state)).toEqual(['won', 'open'])
  })

  it('goes back once only: a refund that was ordered is settled, and what was refunded is not taken twice', async () => {
    const { marketplace, guest, id, disputes } = await givenPaid()
    marketplace.clock.moveTo('2026-11-22T10:00')
    await guest.cancels(id)

    await disputes()
    const sent = await marketplace.sendRefunds.execute({ limit: 10 })

    expect(sent).toEqual({ refunded: 0, manual: 0, failed: 0 })
    expect(await marketplace.payments.refundTasksOf(id)).toEqual([])
    expect(await guest.sees(id)).toMatchObject({ status: 'cancelled', amountPaid: Money.zero() })
  })

  it('owes a refund that it stopped again when it is won, and can be disputed again', async () => {
    const { marketplace, guest, id, payment, disputes, returns } = await givenPaid()
    await guest.cancels(id)
    await disputes()

    await returns()

    expect(await marketplace.payments.refundTasksOf(id)).toMatchObject([{ state: 'open', amount: Money.rand(800) }])
    marketplace.clock.moveTo('2027-01-05T10:00')
    await guest.tells(marketplace.gateway.report(checkoutOf(payment), disputed))
    expect(await guest.sees(id)).toMatchObject({ status: 'cancelled', amountPaid: Money.zero() })
    expect((await movesOf(marketplace, id)).at(-1)).toEqual(['chargeback', 800])
  })

  it('owes no more than was promised where the desk gave back less than the policy', async () => {
    const { marketplace, id, disputes, returns } = await givenPaid()
    const refund = { kind: 'amount', amount: Money.rand(100) } as const
    await marketplace.cancelAsStaff.execute({ actor: staff, idOrReference: id, note: 'By agreement', refund })
    await disputes()

    await returns()

    expect(await marketplace.payments.refundTasksOf(id)).toMatchObject([{ state: 'open', amount: Money.rand(100) }])
  })

  it('before anybody heard of the payment counts as paid when it comes back', async () => {
    const marketplace = givenMarketplace()
    const guest = aGuestOf(marketplace)
    const { id, payment } = await guest.books({}, { payInFull: true })
    marketplace.gateway.pay(checkoutOf(payment))
    await guest.tells(marketplace.gateway.report(checkoutOf(payment), disputed))
    expect(await movesOf(marketplace, id)).toEqual([])

    marketplace.clock.moveTo('2026-11-21T11:00')
    await guest.tells(marketplace.gateway.pay(checkoutOf(payment)))

    expect(await guest.sees(id)).toMatchObject({ status: 'confirmed', amountPaid: Money.rand(800) })
    expect(await movesOf(marketplace, id)).toEqual([['capture', 800]])
    expect(await marketplace.payments.attemptsOf(id)).toMatchObject([{ state: 'successful', resultCode: '000.000.000' }])
  })

  it('after it was refunded moves nothing more, but waits for staff all the same', async () => {
    const { marketplace, guest, id, disputes } = await givenPaid()
    await guest.cancels(id)
    await marketplace.sendRefunds.execute({ limit: 10 })

    await disputes()

    expect((await movesOf(marketplace, id)).map(([kind]) => kind)).toEqual(['capture', 'refund'])
    const nothing = { taken: Money.zero(), owedBack: Money.zero() }
    expect(await marketplace.payments.disputesOf(id)).toMatchObject([{ state: 'open', ...nothing }])
    expect(await guest.sees(id)).toMatchObject({ amountPaid: Money.zero() })
  })

  describe('while its refund is with the gateway', () => {
    /** The bank takes it back before anybody has heard what the gateway did. */
    async function givenBoth(
      answer: (refund: () => ReturnType<PaymentGateway['refund']>) => ReturnType<PaymentGateway['refund']>,
    ) {
      let inTheMiddle = async () => {}
      const gatewayAs = aGatewayThat((gateway) => ({
        refund: async (request) => {
          try {
            return await answer(() => gateway.refund(request))
          } finally {
            await inTheMiddle()
          }
        },
      }))
      const given = await givenPaid({ gatewayAs })
      inTheMiddle = given.disputes
      await given.guest.cancels(given.id)
      const sent = await given.marketplace.sendRefunds.execute({ limit: 10 })
      return { ...given, sent, disputesOf: () => given.marketplace.payments.disputesOf(given.id) }
    }
    const unheard = (isOutcomeUnknown: boolean) => async () => {
      throw new PaymentGatewayUnavailable({ reason: 'no-answer', isOutcomeUnknown, detail: 'down' })
    }

    it('is given back once in the books when both come through, and waits for staff as one that was paid back before', async () => {
      const { marketplace, guest, id, sent, disputesOf } = await givenBoth((refund) => refund())

      expect(sent).toEqual({ refunded: 1, manual: 0, failed: 0 })
      expect(await movesOf(marketplace, id)).toEqual([
        ['capture', 800],
        ['chargeback', 800],
        ['chargeback-correction', 800],
        ['refund', 800],
      ])
      expect(await disputesOf()).toMatchObject([{ state: 'open', taken: Money.zero(), owedBack: Money.zero() }])
      expect(await marketplace.payments.refundTasksOf(id)).toMatchObject([{ state: 'done', amount: Money.rand(800) }])
      expect(await guest.sees(id)).toMatchObject({ status: 'cancelled', amountPaid: Money.zero() })
      expect(await guest.hears(id)).toContain('refunded')
      expect(await marketplace.listAllMoneyTasks.execute({ actor: staff })).toMatchObject(
        accepted([{ kind: 'dispute', reservationId: id, amount: Money.zero(), refundDue: null }]),
      )
    })

    it('and comes back from the bank, is given back once', async () => {
      const { marketplace, guest, id, returns } = await givenBoth((refund) => refund())

      await returns()
      await marketplace.sendRefunds.execute({ limit: 10 })

      expect((await movesOf(marketplace, id)).filter(([kind]) => kind === 'refund')).toEqual([['refund', 800]])
      expect(await guest.sees(id)).toMatchObject({ amountPaid: Money.zero() })
    })

    it.each([
      ['declines it', async () => refused({ code: 'refund-declined' as const, resultCode: '100.550.701' })],
      ['says nothing', unheard(true)],
      ['surely did nothing', unheard(false)],
    ])('is the bank’s alone when the gateway %s, and nobody is asked to pay it back too', async (_, answer) => {
      const { marketplace, guest, id, disputesOf } = await givenBoth(answer)

      expect(await marketplace.payments.refundTasksOf(id)).toEqual([])
      expect(await disputesOf()).toMatchObject([{ state: 'open', taken: Money.rand(800) }])
      expect(await guest.sees(id)).toMatchObject({ amountPaid: Money.zero() })
      const messages = await marketplace.outbox.list({ reservationId: id, limit: 100 })
      expect(messages.map(({ event }) => event)).not.toContain('refund-by-hand')
      expect(await marketplace.listAllMoneyTasks.execute({ actor: staff })).toMatchObject(
        accepted([{ kind: 'dispute', amount: Money.rand(800), refundDue: Money.rand(800) }]),
      )
    })
  })

  it('takes nothing of another payment where this one was refunded already', async () => {
    const { marketplace, guest, id, payment } = await givenPaid({ payInFull: false })
    const balance = (await guest.confirms(id)).payment
    await guest.pays(balance)
    marketplace.clock.moveTo('2027-01-22T10:00')
    await guest.cancels(id)
    await marketplace.sendRefunds.execute({ limit: 10 })
    expect(await guest.sees(id)).toMatchObject({ status: 'cancelled', amountPaid: Money.rand(400) })

    const [refunded] = (await marketplace.payments.refundTasksOf(id)).filter(({ state }) => state === 'done')
    const attempts = await marketplace.payments.attemptsOf(id)
    const of = attempts.find((attempt) => attempt.id === refunded?.paymentAttemptId)
    const paid = [payment, balance].find((link) => checkoutOf(link) === of?.checkoutId) ?? null
    await guest.tells(marketplace.gateway.report(checkoutOf(paid), disputed))

    expect(await marketplace.payments.disputesOf(id)).toMatchObject([{ state: 'open', taken: Money.zero() }])
    expect(await guest.sees(id)).toMatchObject({ amountPaid: Money.rand(400) })
  })

  it('may be paid again, and what the bank then returns goes back', async () => {
    const { marketplace, guest, id, disputes, returns } = await givenPaid()
    await disputes()
    await guest.pays((await guest.confirms(id)).payment)
    expect(await guest.sees(id)).toMatchObject({ amountPaid: Money.rand(800) })

    await returns()

    expect(await guest.sees(id)).toMatchObject({ amountPaid: Money.rand(1600) })
    expect(await marketplace.payments.refundTasksOf(id)).toMatchObject([{ reason: 'overpayment', amount: Money.rand(800) }])
  })

  it('tells the guest when the money that is back pays the balance', async () => {
    const marketplace = givenMarketplace({ campsites: [kwenaCamp({ rule: halfNow() })] })
    const guest = aGuestOf(marketplace)
    const { id, payment } = await guest.books()
    await guest.pays(payment)
    const balance = (await guest.confirms(id)).payment
    await guest.tells(marketplace.gateway.report(checkoutOf(payment), disputed))
    await guest.pays(balance)
    expect(await guest.sees(id)).toMatchObject({ status: 'partiallyPaid' })

    marketplace.clock.moveTo('2026-12-20T10:00')
    await guest.tells(marketplace.gateway.pay(checkoutOf(payment)))

    expect(await guest.sees(id)).toMatchObject({ status: 'confirmed', amountPaid: Money.rand(800) })
    expect(await guest.hears(id)).toEqual(['submitted', 'deposit-received', 'payment-received', 'confirmed'])
  })

  it('is not given back twice when a refund of what was paid again is already on its way', async () => {
    const { marketplace, guest, id, disputes, returns } = await givenPaid()
    await disputes()
    await guest.pays((await guest.confirms(id)).payment)
    const paid = { amount: Money.rand(100), method: 'cash', reference: null, mayExceedBalance: true } as const
    const paidOn = Temporal.PlainDate.from('2026-12-02')
    marketplace.clock.moveTo('2026-12-02T10:00')
    await marketplace.recordDeskPayment.execute({ ...paid, actor: staff, idOrReference: id, paidOn })

    await returns()

    expect(await guest.sees(id)).toMatchObject({ amountPaid: Money.rand(1700) })
    const tasks = await marketplace.payments.refundTasksOf(id)
    expect(tasks.map(({ amount }) => amount.toRand()).toSorted((one, other) => one - other)).toEqual([100, 800])
  })
})
