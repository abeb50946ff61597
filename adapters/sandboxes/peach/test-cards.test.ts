import { Money } from '@camp/domain/shared/money.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { aCheckout, aSandbox, deliveredCodes, stopSandboxes } from '../testing/sandbox-visits.ts'
import { magicAmounts } from './magic-amounts.ts'
import { testCard, testCards } from './test-cards.ts'

afterEach(stopSandboxes)

describe('the magic amounts', () => {
  it.each(magicAmounts)('R%s pays with %s where nobody chooses', async (rand, card) => {
    const fixture = await aSandbox()
    const { redirectUrl, code } = await aCheckout(fixture, { amount: Money.rand(Number(rand)) })

    const page = await (await fetch(redirectUrl)).text()
    await fixture.submit(redirectUrl, { action: 'pay' })

    expect(page).toContain(`value="${card}" checked`)
    expect(await code()).toBe(testCard(card).answers)
  })

  it('leave a chosen card alone', async () => {
    const fixture = await aSandbox()
    const { redirectUrl, code } = await aCheckout(fixture, { amount: Money.rand(1.01) })

    await fixture.submit(redirectUrl, { action: 'pay', testCard: '4200000000000091' })

    expect(await code()).toBe('000.100.110')
  })
})

describe('the test cards', () => {
  it.each(testCards.map(({ number, does, answers }) => [number, does, answers]))('%s: %s', async (number, _, answers) => {
    const fixture = await aSandbox()
    const { redirectUrl, code } = await aCheckout(fixture)

    const typed = { cardNumber: number, expiry: '12/30', cvv: '123' }
    const result = await fixture.submit(redirectUrl, { action: 'pay', ...(/^\d+$/.test(number) ? typed : { testCard: number }) })

    expect(result.status).toBe(200)
    expect(result.page).toContain(`name="result.code" value="${answers}"`)
    expect(await code()).toBe(answers)
  })

  it('refuses a card that nobody listed', async () => {
    const fixture = await aSandbox()
    const { redirectUrl, code } = await aCheckout(fixture)

    await fixture.submit(redirectUrl, { action: 'pay', cardNumber: '4111 1111 1111 1111', expiry: '12/30', cvv: '123' })

    expect(await code()).toBe('000.400.109')
  })

  it.each([
    ['4200000000000091', ['000.100.110']],
    ['4200000000000059', ['000.200.000', '000.100.110']],
    ['4200000000000125', ['000.200.000', '800.100.152']],
    ['4200000000000067', ['000.100.110', '000.100.110']],
    ['4200000000000075', ['000.100.110']],
    ['4200000000000083', ['000.100.110', '000.200.000', '000.200.100']],
    ['4200000000000109', ['100.396.101', '000.100.110']],
  ])('%s notifies the shop of %j', async (testCard, expected) => {
    const fixture = await aSandbox()
    const { redirectUrl } = await aCheckout(fixture)

    await fixture.submit(redirectUrl, { action: 'pay', testCard })
    await fixture.time.advance(60_000)

    expect(deliveredCodes(fixture)).toEqual(expected)
  })

  it('tells of a payment late by the late card, and the status knows at once', async () => {
    const fixture = await aSandbox()
    const { redirectUrl, code } = await aCheckout(fixture)

    await fixture.submit(redirectUrl, { action: 'pay', testCard: '4200000000000075' })
    await fixture.time.advance(7_999)

    expect(deliveredCodes(fixture)).toEqual([])
    expect(await code()).toBe('000.100.110')
    await fixture.time.advance(1)
    expect(deliveredCodes(fixture)).toEqual(['000.100.110'])
  })

  it('lets a cancelled payment succeed after all', async () => {
    const fixture = await aSandbox()
    const { redirectUrl, code } = await aCheckout(fixture)

    await fixture.submit(redirectUrl, { action: 'pay', testCard: '4200000000000109' })
    expect(await code()).toBe('100.396.101')

    await fixture.time.advance(8_000)
    expect(await code()).toBe('000.100.110')
  })
})
