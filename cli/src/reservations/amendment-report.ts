import type { AmendmentSide, AmendmentView } from '@camp/application/reservations/amend/amendment-answers.ts'
import { formatRand } from '@camp/domain/formatting/rand.ts'
import type { MessageChannel } from '@camp/domain/messaging/notification.ts'
import { type Answer, report } from '../answer.ts'
import { nightsWords, partyWords } from '../stay-options.ts'

export type AmendOutcome = 'amended' | 'would-be-amended' | 'unchanged'

/** Before and after side by side, and what it means for the guest's money. */
export function amendmentReport(view: AmendmentView, outcome: AmendOutcome, ...messages: readonly string[]): Answer {
  const { before, after, difference, refund, balance, told } = view
  const row = (name: string, say: (side: AmendmentSide) => string) => [name, say(before), say(after)]
  return report({
    json: {
      id: view.id,
      simpleReference: view.simpleReference,
      outcome,
      before: sideInJson(before),
      after: sideInJson(after),
      difference: difference.toRand(),
      refundAmount: refund.toRand(),
      balance: balance.toRand(),
      told,
    },
    tables: [
      {
        columns: [{ name: '' }, { name: 'Before' }, { name: 'After' }],
        rows: [
          row('Stay', ({ stay }) => nightsWords(stay)),
          row('Plots', plotsText),
          row('Party', ({ party }) => partyWords(party)),
          row('Amount due', ({ amountDue }) => formatRand(amountDue.cents)),
          row('Due first', ({ amountDueUpFront }) => formatRand(amountDueUpFront.cents)),
          row('Balance due', ({ dueDate }) => dueDate?.toString() ?? ''),
          row('Status', ({ status }) => status),
        ],
      },
    ],
    messages: [
      `Difference ${formatRand(difference.cents)}, still owing ${formatRand(balance.cents)}, goes back ${formatRand(refund.cents)}.`,
      told.length > 0
        ? `The guest is told by ${told.map((channel) => channelWords[channel]).join(' and ')}.`
        : 'The guest is not told.',
      ...messages,
    ],
  })
}

const channelWords = { email: 'e-mail', sms: 'SMS', app: 'WhatsApp' } as const satisfies Record<MessageChannel, string>

function plotsText({ plots, stay }: AmendmentSide): string {
  return plots
    .map((plot) =>
      plot.stay.equals(stay) ? plot.plotName : `${plot.plotName} from ${plot.stay.arrival} to ${plot.stay.departure}`,
    )
    .join(', ')
}

function sideInJson({ status, stay, plots, amountDue, amountDueUpFront, dueDate }: AmendmentSide) {
  return {
    status,
    arrivalDate: stay.arrival.toString(),
    departureDate: stay.departure.toString(),
    plots: plots.map((plot) => ({
      id: plot.plotId,
      name: plot.plotName,
      arrivalDate: plot.stay.arrival.toString(),
      departureDate: plot.stay.departure.toString(),
      ...plot.party,
      total: plot.quote.total.toRand(),
    })),
    amountDue: amountDue.toRand(),
    amountDueUpFront: amountDueUpFront.toRand(),
    dueDate: dueDate?.toString() ?? null,
  }
}
