import { z } from 'zod'

const text = (most: number) => z.string().max(most)
const number = z.string().regex(/^\+?[1-9]\d{6,14}$/, 'is no phone number')
const recipient = z.union([
  number.transform((address) => ({ address, fields: [] as string[] })),
  z.object({
    type: z.literal('INTERNATIONAL').default('INTERNATIONAL'),
    address: number,
    fields: z.array(text(160)).default([]),
  }),
])
const sender = z.union([
  text(16),
  z.object({ type: z.enum(['INTERNATIONAL', 'ALPHANUMERIC', 'SHORTCODE', 'REPLIABLE']), address: text(16).optional() }),
])

const entry = z.object({
  to: z.union([recipient.transform((one) => [one]), z.array(recipient).min(1)]),
  body: z.string().min(1),
  from: sender.optional(),
  encoding: z.enum(['TEXT', 'UNICODE']).default('TEXT'),
  longMessageMaxParts: z.number().int().min(1).max(99).default(3),
  deliveryReports: z.enum(['ALL', 'ERRORS', 'NONE']).default('ALL'),
  userSuppliedId: text(20).nullish(),
})

export type SubmissionEntry = z.infer<typeof entry>

/** One entry or many; what is wrong with them otherwise. */
export function readSubmission(body: unknown): { readonly entries: readonly SubmissionEntry[] } | { readonly fault: string } {
  const read = z
    .array(entry)
    .min(1)
    .max(30_000)
    .safeParse(Array.isArray(body) ? body : [body])
  if (read.success) return { entries: read.data }
  const [issue] = read.error.issues
  return { fault: `${issue?.path.join('.') || 'submission'}: ${issue?.message ?? 'is invalid'}` }
}

/** `from` as the phone shows it. */
export function senderOf(from: SubmissionEntry['from']): string | null {
  return typeof from === 'string' ? from : (from?.address ?? null)
}
