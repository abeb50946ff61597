import type { RowOutcome, TakeoverConflict, TakeoverView } from '@camp/application/booking-takeover/takeover-answers.ts'
import { type TakeoverField, takeoverFields } from '@camp/domain/booking-takeover/takeover-columns.ts'
import { formatRand } from '@camp/domain/formatting/rand.ts'
import type { Command } from 'commander'
import { type Answer, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { nameAndValue, oneMore } from '../option-values.ts'
import { organisationStop } from '../refusals.ts'

interface Options {
  readonly dryRun: boolean
  readonly notify: boolean
  /** `plot=Room name`, again for each. */
  readonly column: readonly string[]
  readonly plot: readonly string[]
}

const faults = {
  'table-too-large': 'larger than 200 KB, or more than 500 bookings',
  'table-too-wide': 'more than 100 columns',
  'table-unreadable': 'no CSV with headings',
} as const

export function importBookingsCommand(cli: Cli): Command {
  return campCommand({
    verb: 'import',
    summary:
      'Bring in the bookings of another system (NightsBridge, Beds24, any CSV): all of the file or nothing, each once, and nobody is told',
    examples: [
      'booking import kloofwater-camp nightsbridge.csv --dry-run',
      'booking import kloofwater-camp nightsbridge.csv',
      'booking import kloofwater-camp list.csv --column "plot=Where" --plot "Tent A=Stand 1"',
    ],
  })
    .argument('<orgSlug>', 'the organisation')
    .argument('<file>', 'a CSV file, or - for standard input')
    .option('--dry-run', 'say what would be brought in, bring in nothing', false)
    .option('--notify', 'send each guest the confirmation', false)
    .option('--column <field=heading>', `which column says what: ${takeoverFields.join(', ')}`, oneMore, [])
    .option('--plot <name=plot>', 'what the file calls one of the plots', oneMore, [])
    .action((orgSlug: string, file: string, options: Options) =>
      cli.act(() => importBookings(cli, { orgSlug, file, ...options })),
    )
}

interface Asked extends Options {
  readonly orgSlug: string
  readonly file: string
}

async function importBookings(cli: Cli, { orgSlug, file, dryRun, notify, column, plot }: Asked): Promise<Answer> {
  const text = await cli.door.readText(file)
  if (text === undefined) return stop('not-found', `${file}: there is no such file, or it may not be read.`)
  const { previewTakeover, takeOverBookings } = await cli.useCases()
  const query = { actor: operator, orgSlug, text, columns: {}, plotNames: new Map(), notifiesGuests: notify }
  const seen = await previewTakeover.execute(query)
  if (!seen.ok) {
    const { code } = seen.refusal
    return code === 'not-found' || code === 'not-permitted'
      ? organisationStop({ code }, orgSlug)
      : stop('failed', `${file}: ${faults[code]}.`)
  }
  const chosen = chosenNames(seen.value, column, plot)
  if (typeof chosen === 'string') return stop('usage', chosen)
  const shown = await previewTakeover.execute({ ...query, ...chosen })
  if (!shown.ok) return organisationStop({ code: 'not-found' }, orgSlug)
  const { missing, lines } = shown.value
  if (missing.length > 0) return stop('failed', `${file}: no column says ${missing.join(', ')}; --column says which does.`)
  const isClean = lines.every(({ outcome }) => outcome.kind !== 'conflict')
  if (dryRun || !isClean) return takeoverReport(shown.value, { booked: null, isClean })
  const done = await takeOverBookings.execute({ ...query, ...chosen })
  if (done.ok) return takeoverReport(shown.value, { booked: done.value.bookings.length, isClean })
  if (done.refusal.code === 'taken-meanwhile' || done.refusal.code === 'takeover-conflicts')
    return stop('conflict', 'Somebody has just booked the same nights; nothing was brought in. Import it again.')
  return stop('failed', `${file}: cannot be read any more.`)
}

/** A sentence where something is no field, heading or plot. */
function chosenNames({ headings, plots }: TakeoverView, column: readonly string[], plot: readonly string[]) {
  const columns: Partial<Record<TakeoverField, number>> = {}
  for (const each of column) {
    const [name, heading] = nameAndValue(each)
    const field = takeoverFields.find((known) => known === name)
    const at = headings.findIndex((written) => written.toLowerCase() === heading.toLowerCase())
    if (!field) return `--column ${each}: ${name} is none of ${takeoverFields.join(', ')}.`
    if (at < 0) return `--column ${each}: the file has no heading ${heading}; it has ${headings.join(', ')}.`
    columns[field] = at
  }
  const plotNames = new Map<string, TakeoverView['plots'][number]['id']>()
  for (const each of plot) {
    const [spelled, name] = nameAndValue(each)
    const found = plots.find(({ id, name: own }) => own.toLowerCase() === name.toLowerCase() || id === name)
    if (!found) return `--plot ${each}: the organisation has no plot ${name}.`
    plotNames.set(spelled.toLowerCase(), found.id)
  }
  return { columns, plotNames }
}

function takeoverReport(
  { source, lines }: TakeoverView,
  { booked, isClean }: { readonly booked: number | null; readonly isClean: boolean },
): Answer {
  const rows = lines.map(({ row, reference, guestName, plotName, arrival, departure, outcome }) => ({
    row,
    reference,
    guestName,
    plotName,
    arrival: arrival?.toString() ?? null,
    departure: departure?.toString() ?? null,
    total: outcome.kind === 'new' ? outcome.total.toRand() : null,
    outcome: outcome.kind,
    conflicts: outcome.kind === 'conflict' ? outcome.conflicts : [],
  }))
  const count = (...kinds: readonly RowOutcome['kind'][]) => rows.filter(({ outcome }) => kinds.includes(outcome)).length
  return report({
    json: { source, booked: booked ?? 0, lines: rows },
    exit: isClean ? undefined : 'conflict',
    tables: [
      {
        columns: ['Row', 'Guest', 'Plot', 'Arrival', 'Departure', 'Total', 'Outcome'].map((name) => ({ name })),
        rows: rows.map(({ row, guestName, plotName, arrival, departure, total, outcome, conflicts }) => [
          String(row),
          guestName ?? '',
          plotName ?? '',
          arrival ?? '',
          departure ?? '',
          total === null ? '' : formatRand(Math.round(total * 100)),
          [outcome, ...conflicts.map(conflictText)].join('; '),
        ]),
      },
    ],
    messages: [
      booked === null ? `Nothing was brought in; ${isClean ? count('new') : 'no booking'} would be.` : `${booked} brought in.`,
      ...(isClean ? [] : [`${count('conflict')} have a problem: all of the file comes in, or nothing.`]),
      ...(count('known') > 0 ? [`${count('known')} were brought in before.`] : []),
      ...(count('cancelled', 'past') > 0 ? [`${count('cancelled', 'past')} are cancelled or over, and left out.`] : []),
    ],
  })
}

function conflictText(conflict: TakeoverConflict): string {
  switch (conflict.code) {
    case 'unreadable':
      return `${conflict.field} cannot be read: ${conflict.text}`
    case 'plot-unknown':
      return `no plot ${conflict.plotName}`
    case 'clashes-in-file':
      return `the same nights as row ${conflict.row}`
    case 'not-bookable':
      return conflict.fault
    default:
      return conflict.code
  }
}
