import type { BookingEvent, MovedWay } from '@camp/application/desk/desk-views.ts'
import type { AmendmentSide } from '@camp/application/reservations/amend/amendment-answers.ts'
import { formatRand } from '@camp/domain/formatting/rand.ts'
import { paymentMethodText } from '@camp/domain/payments/payment-method.ts'
import { nightsWords, partyWords } from '../stay-options.ts'

/** What happened to a reservation, and what there is to say of it besides. */
export function eventWords(event: BookingEvent): readonly [what: string, details: string] {
  switch (event.kind) {
    case 'status':
      return [event.from ? `${event.from} → ${event.to}` : event.to, event.why]
    case 'act':
      return [event.act, event.note ?? '']
    case 'changed':
      return ['changed', joined([...differences(event.before, event.after), event.reason])]
    case 'change-undone':
      return ['change undone', joined(differences(event.before, event.after))]
    case 'paid':
    case 'paid-back':
    case 'reversed':
    case 'taken-back':
    case 'not-paid-back':
    case 'taken-less':
    case 'returned': {
      const { kind, amount, offline, method } = event
      return [
        `${movedWords[kind]} ${formatRand(amount.cents)}`,
        joined([offline?.method ?? (method && paymentMethodText(method)), offline?.reference]),
      ]
    }
    case 'message':
      return [`message ${event.event}`, `${event.channel}, ${event.state}`]
  }
}

const movedWords = {
  paid: 'paid',
  'paid-back': 'paid back',
  reversed: 'reversed',
  'taken-back': 'taken back by the bank',
  'not-paid-back': 'not paid back: the gateway did not carry out the refund',
  'taken-less': 'taken less by the bank',
  returned: 'returned by the bank',
} as const satisfies Record<MovedWay, string>

function differences(before: AmendmentSide, after: AmendmentSide): readonly string[] {
  const became = factsOf(after)
  return factsOf(before).flatMap((was, index) => (was === became[index] ? [] : [`${was} → ${became[index]}`]))
}

function factsOf({ stay, plots, party, amountDue }: AmendmentSide): readonly string[] {
  const places = plots.map((plot) => (plot.stay.equals(stay) ? plot.plotName : `${plot.plotName} (${nightsWords(plot.stay)})`))
  return [nightsWords(stay), places.join(', '), partyWords(party), formatRand(amountDue.cents)]
}

function joined(parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' · ')
}
