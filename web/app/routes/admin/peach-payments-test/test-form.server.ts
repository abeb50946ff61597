import { readMoney } from '@camp/domain/formatting/read-money.ts'
import { z } from 'zod'
import { asPosted } from '#app/forms/form-fields.server.ts'

export const testPaymentForm = z
  .object({ test: asPosted, act: asPosted, amount: asPosted })
  .transform(({ amount, ...rest }) => ({ ...rest, amount, cents: readMoney(amount) }))
