import { z } from 'zod'

const absoluteUrl = z
  .url({ protocol: /^https?$/ })
  .min(6)
  .max(2048)
const short = z.string().min(1).max(255)

/** What the vendor demands of a new checkout. */
const checkoutForm = z.object({
  authentication: z.object({ entityId: z.string().regex(/^[0-9a-f]{32}$/) }),
  merchantTransactionId: z.string().regex(/^[A-Za-z0-9]{8,16}$/, 'must be 8 to 16 letters and digits'),
  amount: z
    .string()
    .regex(/^\d{1,10}\.\d{2}$/, 'must be a string with two decimals')
    .refine((amount) => Number(amount) > 0, 'must be more than 0.00'),
  currency: z.string().regex(/^[A-Z]{3}$/),
  nonce: short,
  shopperResultUrl: absoluteUrl.refine((url) => url === url.toLowerCase(), 'must be in lower case'),
  paymentType: z.literal('DB').default('DB'),
  notificationUrl: absoluteUrl.optional(),
  cancelUrl: absoluteUrl.optional(),
  createRegistration: z.boolean().default(false),
  defaultPaymentMethod: short.optional(),
  forceDefaultMethod: z.boolean().optional(),
  customParameters: z.record(z.string(), z.string().max(2048)).optional(),
  customer: z
    .object({
      givenName: short.optional(),
      surname: short.optional(),
      email: z.email().optional(),
      mobile: z.string().min(5).max(25).optional(),
      merchantCustomerId: short.optional(),
      idNumber: z.string().length(13).optional(),
    })
    .optional(),
})

/** Currencies other than the rand work with these amounts only. */
const foreignAmounts = ['92.00', '15.99']

const checkedForm = checkoutForm.refine(({ currency, amount }) => currency === 'ZAR' || foreignAmounts.includes(amount), {
  path: ['currency'],
  message: `must be ZAR, or the amount one of ${foreignAmounts.join(', ')}`,
})

export type CheckoutForm = z.infer<typeof checkoutForm>

export function readCheckoutForm(body: unknown): { form: CheckoutForm } | { message: string } {
  const read = checkedForm.safeParse(body)
  if (read.success) return { form: read.data }
  return { message: read.error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`).join('; ') }
}
