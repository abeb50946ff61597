import type { SettlePayoutCommand } from '@camp/application/payouts/settle-payouts.ts'
import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { data, redirect } from 'react-router'
import { throwPageRefusals } from '#server/staff/refused-page.ts'
import { readSettleForm, type SettleForm } from './settle-form.server.ts'

interface RunPost {
  readonly acts: Pick<UseCases, 'approvePayoutRun' | 'settlePayout'>
  readonly actor: Actor
  readonly runId: string
  readonly form: FormData
}

export type RunReply = Extract<Awaited<ReturnType<typeof answerRunAct>>, { readonly data: unknown }>['data']

/** Back to the run, or the form that was sent with what is wrong. */
export async function answerRunAct({ acts, actor, runId, form }: RunPost) {
  const sent = readSettleForm(form)
  const done =
    sent.go === 'approve'
      ? await acts.approvePayoutRun.execute({ actor, runId })
      : await acts.settlePayout.execute({ actor, payoutId: sent.payoutId, outcome: outcomeOf(sent) })
  if (!done.ok) return data({ sent, code: throwPageRefusals(done.refusal).code }, 409)
  return redirect(`/admin/payouts/${runId}?done=saved`, 303)
}

function outcomeOf({ go, text }: Exclude<SettleForm, { go: 'approve' }>): SettlePayoutCommand['outcome'] {
  return go === 'returned' ? { kind: go, reason: text } : { kind: go, bankReference: text }
}
