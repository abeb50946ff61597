import { describe, expect, it } from 'vitest'
import { paymentMethodText } from './payment-method.ts'

describe('a way to pay, in words', () => {
  it.each([
    [{ brand: 'VISA', last4: '0091' }, 'Visa •••• 0091'],
    [{ brand: 'MASTER', last4: '0007' }, 'Mastercard •••• 0007'],
    [{ brand: 'CAPITECPAY', last4: null }, 'Capitec Pay'],
    [{ brand: 'NEWBRAND', last4: null }, 'NEWBRAND'],
  ])('%j is %s', (method, text) => {
    expect(paymentMethodText(method)).toBe(text)
  })
})
