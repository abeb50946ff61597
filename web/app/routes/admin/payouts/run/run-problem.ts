import type { SummaryProblem } from '#app/components/error-summary.tsx'
import type { Translator } from '#app/wording/catalogue.ts'
import type { WirePayout } from '#server/wire/payouts-on-wire.ts'
import type { RunReply } from './answer-run-act.ts'

type Outcome = 'paid' | 'returned'

/** The ids of a payout, and of the field in which its outcome is said. */
export const payoutElement = (id: string) => `payout-${id}`
export const outcomeField = (id: string, go: Outcome) => `${go}-${id}`

/** What is wrong, with the name of the payout that it is about and the way there. */
export function runProblem(t: Translator<'payouts'>, payouts: readonly WirePayout[], reply: RunReply): SummaryProblem {
  const { sent, code } = reply
  const reason = reasonText(t, reply)
  const payout = sent.go === 'approve' ? undefined : payouts.find(({ id }) => id === sent.payoutId)
  if (!payout || sent.go === 'approve') return { message: reason }
  const { id, name, reference } = payout
  const field = code === 'text-missing' ? outcomeField(id, sent.go) : payoutElement(id)
  return { field, message: t('problemOf', { name, reference, reason }) }
}

/** What its field says is missing. */
export function missingText(t: Translator<'payouts'>, reply: RunReply | undefined, id: string, go: Outcome): string | undefined {
  const isOwn = reply?.code === 'text-missing' && reply.sent.go === go && reply.sent.payoutId === id
  return isOwn ? reasonText(t, reply) : undefined
}

function reasonText(t: Translator<'payouts'>, { sent, code }: RunReply): string {
  if (code !== 'text-missing') return t(`refused_${code}`)
  return t(sent.go === 'returned' ? 'reasonMissing' : 'bankReferenceMissing')
}
