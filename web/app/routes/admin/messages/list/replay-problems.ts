import type { NotReplayed } from '@camp/application/messaging/replay-messages.ts'
import type { SummaryProblem } from '#app/components/error-summary.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { WireOutgoingMessage } from '#server/wire/outgoing-message-on-wire.ts'
import { tickId } from './send-again.tsx'

interface Answer {
  readonly count: number
  readonly others: readonly { readonly id: string; readonly because: NotReplayed['because'] }[]
}

/** Why messages were left alone, each leading to its row. */
export function useProblems(rows: readonly WireOutgoingMessage[], answer: Answer | undefined): readonly SummaryProblem[] {
  const t = useText('outgoingMessages')
  if (!answer) return []
  if (answer.others.length === 0) return answer.count === 0 ? [{ message: t('problemNone') }] : []
  return answer.others.map(({ id, because }) => {
    const row = rows.find((one) => one.id === id)
    const reason = t(`because_${because}`)
    if (!row) return { message: reason }
    const message = t('problemOf', { event: t(`event_${row.event}`), reference: row.booking.simpleReference, reason })
    return row.state === 'dead' ? { field: tickId(id), message } : { message }
  })
}
