import type { ImportCalendarRefusal, ImportedCalendar } from '@camp/application/calendar-feeds/import-calendar-file.ts'
import type { Command } from 'commander'
import { type Answer, campLine, report, stop } from '../answer.ts'
import { campCommand } from '../camp-command.ts'
import type { Cli } from '../cli.ts'
import { operator } from '../operator.ts'
import { plotNamedIn } from '../plots/plots-of.ts'
import { organisationStop, refusalStop } from '../refusals.ts'
import { calendarFaultWords } from './calendar-fault-words.ts'

export function importFeedCommand(cli: Cli): Command {
  return campCommand({
    verb: 'import',
    summary: 'Block the nights of a plot that a calendar file (iCalendar) says are taken; imported twice, it changes nothing',
    examples: [
      'feed import kloofwater-camp "River stand 1" airbnb.ics',
      'feed import kloofwater-camp "River stand 1" - --json < booking.ics',
    ],
  })
    .argument('<orgSlug>', 'the organisation')
    .argument('<plotName>', 'the plot, by its name, site and name, or the first letters of its id')
    .argument('<file>', 'a calendar file, or - for standard input')
    .option('--dry-run', 'say what would be kept, keep nothing', false)
    .action((slug: string, plot: string, path: string, { dryRun }: { readonly dryRun: boolean }) =>
      cli.act(() => importFeed(cli, { slug, plot, path, dryRun })),
    )
}

interface Wanted {
  readonly slug: string
  readonly plot: string
  readonly path: string
  readonly dryRun: boolean
}

async function importFeed(cli: Cli, { slug, plot, path, dryRun }: Wanted): Promise<Answer> {
  const file = await cli.door.readBytes(path)
  if (!file) return stop('not-found', `${path}: there is no such file, or it may not be read.`)
  const useCases = await cli.useCases()
  const named = await plotNamedIn(useCases, slug, plot)
  if (!named.ok) return named.refusal
  const wanted = { actor: operator, orgSlug: slug, plotId: named.value, file, dryRun }
  const imported = await useCases.importCalendarFile.execute(wanted)
  return imported.ok ? calendarReport(imported.value, dryRun) : calendarStop(imported.refusal, { slug, plot, path })
}

function calendarReport({ blocks, skipped, conflicts }: ImportedCalendar, isDryRun: boolean): Answer {
  const json = {
    blocks: blocks.map(({ startDate, endDate, uid, summary }) => ({ startDate, endDate, uid, summary })),
    skipped: skipped.map(({ reason, uid }) => ({ reason, uid })),
    conflicts: conflicts.map(({ uid, startDate, endDate, reference, arrival, departure, moveTo }) => ({
      uid,
      startDate,
      endDate,
      reservation: reference,
      arrival,
      departure,
      moveTo: moveTo?.plotName ?? null,
    })),
  }
  return report({
    json,
    tables: [
      {
        columns: [{ name: 'From' }, { name: 'To' }, { name: 'Event' }, { name: 'Words' }],
        rows: json.blocks.map(({ startDate, endDate, uid, summary }) => [startDate, endDate, uid, summary]),
      },
    ],
    messages: [
      ...(isDryRun ? ['Nothing was changed. An import would say:'] : []),
      `Taken elsewhere: ${blocks.length}. Skipped: ${skipped.length}. On nights that are booked here: ${conflicts.length}.`,
      ...skipped.map(({ reason, uid }) => `Skipped ${uid ?? 'an event without a name'}: ${reason}`),
      ...json.conflicts.map(
        ({ uid, reservation, moveTo }) =>
          `${uid} is booked here too, by ${reservation}. ${moveTo ? `Free for that stay: ${moveTo}` : 'No other plot of its kind is free.'}`,
      ),
    ],
  })
}

function calendarStop(refusal: ImportCalendarRefusal, { slug, plot, path }: Omit<Wanted, 'dryRun'>): Answer {
  switch (refusal.code) {
    case 'not-found':
    case 'not-permitted':
      return organisationStop({ code: refusal.code }, slug)
    case 'plot-not-found':
      return refusalStop({ code: 'not-found' }, plot, `See ${campLine(`availability --org ${slug}`)}`)
    default:
      return report({
        json: { blocks: [], skipped: [{ reason: refusal.code, uid: null }], conflicts: [] },
        tables: [],
        messages: [`${path}: ${calendarFaultWords[refusal.code]} Nothing was changed.`],
        exit: 'failed',
      })
  }
}
