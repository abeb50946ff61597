import { describe, expect, it } from 'vitest'
import { Money } from '../shared/money.ts'
import { receiptText } from './receipt-text.ts'

const receipt = {
  amount: Money.rand(150),
  method: 'cash',
  paidOn: '2026-11-20',
  reference: '482-913-107',
  total: Money.rand(800),
  paid: Money.rand(550),
  balance: Money.rand(250),
  link: 'https://camp.test/r/1/receipt/2',
} as const

describe('a receipt in a message', () => {
  it('says what came, what is open, and where to see it', () => {
    expect(receiptText(receipt, 'en')).toBe(
      'Received with thanks: R150.00, cash, on 20/11/2026, for booking 482-913-107. R550.00 of R800.00 is paid, R250.00 is still open. Your receipt: https://camp.test/r/1/receipt/2',
    )
  })

  it('says it in the language of the guest', () => {
    const paid = { ...receipt, method: 'eft' as const, paid: Money.rand(800), balance: Money.zero() }

    expect(receiptText(paid, 'af')).toBe(
      'Met dank ontvang: R150.00, per bankoorplasing, op 20/11/2026, vir bespreking 482-913-107. R800.00 is ten volle betaal. Jou kwitansie: https://camp.test/r/1/receipt/2',
    )
  })
})
