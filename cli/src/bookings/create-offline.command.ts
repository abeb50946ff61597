import type {
  OfflineReservationQuery,
  OfflineReservationView,
} from '@camp/application/offline-reservations/offline-reservation-answers.ts'
import { formatRand } from '@camp/domain/formatting/rand.ts'
import type { Command } from 'commander'
import { type Answer, campLine, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { isUnasked, yesMissing } from '../reservations/carry-change.ts'
import { enquiryInJson, nightsWords, partyWords, withStayOptions } from '../stay-options.ts'
import { type OfflineOptions, offlineQuery, withOfflineOptions } from './offline-options.ts'
import { offlineProblem } from './offline-problem.ts'

export function createOfflineCommand(cli: Cli): Command {
  const command = campCommand({
    verb: 'create-offline',
    summary: 'Take a booking for somebody who phones or walks in',
    examples: [
      'booking create-offline --org kloofwater-camp --plot "Stand 1" --arrival 2027-02-01 --departure 2027-02-03 --first-name Lerato --no-notify --dry-run',
      'booking create-offline --org kloofwater-camp --plot "Stand 1" --arrival 2027-02-01 --departure 2027-02-03 --first-name Lerato --email lerato@example.test --paid 200 --method cash --on 2026-11-21 --accepts-terms --yes',
    ],
  })
  return withOfflineOptions(withStayOptions(command)).action((options: OfflineOptions) =>
    cli.act(() => createOffline(cli, options)),
  )
}

async function createOffline(cli: Cli, options: OfflineOptions): Promise<Answer> {
  const query = await offlineQuery(cli, options)
  if (!query.ok) return query.refusal
  const { previewOfflineReservation, createOfflineReservation } = await cli.useCases()
  const shown = await previewOfflineReservation.execute(query.value)
  if (!shown.ok) return offlineProblem(shown.refusal)
  if (options.dryRun) return bookingReport(shown.value, query.value, null, 'Nothing was booked.')
  if (isUnasked(cli, options)) return yesMissing
  if (!options.yes && !(await cli.ask?.yes(`Book it for ${formatRand(shown.value.amountDue.cents)}?`))) {
    return stop('refused', 'Nothing was booked.')
  }
  const made = await createOfflineReservation.execute({ ...query.value, shownAmountDue: shown.value.amountDue })
  if (!made.ok) return offlineProblem(made.refusal)
  const { simpleReference } = made.value
  const next = `Next: ${campLine(`reservation show ${simpleReference}`)}`
  return bookingReport(shown.value, query.value, simpleReference, `${simpleReference} is booked.`, next)
}

/** What the booking is, or would be. */
function bookingReport(
  view: OfflineReservationView,
  { notifiesCamper }: OfflineReservationQuery,
  simpleReference: string | null,
  ...messages: readonly string[]
): Answer {
  const { stay, plots, status, amountDue, amountPaid, balance, dueDate } = view
  const [plot] = plots
  return report({
    json: {
      outcome: simpleReference === null ? 'would-be-booked' : 'booked',
      simpleReference,
      organisation: view.organisation.slug,
      ...(plot && enquiryInJson({ stay, party: plot.party })),
      plots: plots.map(({ plotId, plotName, quote }) => ({ id: plotId, name: plotName, total: quote.total.toRand() })),
      status,
      amountDue: amountDue.toRand(),
      amountPaid: amountPaid.toRand(),
      balance: balance.toRand(),
      dueDate: dueDate?.toString() ?? null,
    },
    tables: [
      {
        columns: [{ name: '' }, { name: 'Booking' }],
        rows: [
          ['Stay', nightsWords(stay)],
          ...plots.map(({ plotName, party }) => [plotName, partyWords(party)]),
          ['Status', status],
          ['Amount due', formatRand(amountDue.cents)],
          ['Paid', formatRand(amountPaid.cents)],
          ['Balance', formatRand(balance.cents)],
          ['Balance due', dueDate?.toString() ?? ''],
        ],
      },
    ],
    messages: [notifiesCamper ? 'The guest is told.' : 'The guest is not told.', ...messages],
  })
}
