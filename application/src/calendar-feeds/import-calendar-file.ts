import type { PlotId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { type CalendarRefusal, managedCatalogue } from '../blocks/block-permission.ts'
import type { Actor } from '../shared/actor.ts'
import { todayIn } from '../shared/clock.ts'
import { type CalendarFault, type CalendarReader, type FeedBlock, type SkippedEvent, unclearUids } from './calendar-reader.ts'
import type { FeedConflict } from './feed-events.ts'
import { ownCalendarHost } from './own-calendar-host.ts'
import { type SettlePorts, settlePlot } from './settle-plot.ts'

interface Ports extends SettlePorts {
  readonly calendarReader: CalendarReader
}

export interface ImportCalendarFileCommand {
  readonly actor: Actor
  readonly orgSlug: string
  readonly plotId: PlotId
  readonly file: Uint8Array
  /** Says what would come of it, and keeps nothing. */
  readonly dryRun: boolean
}

export interface ImportedCalendar {
  readonly blocks: readonly FeedBlock[]
  readonly skipped: readonly SkippedEvent[]
  readonly conflicts: readonly FeedConflict[]
}

export type ImportCalendarRefusal = CalendarRefusal | { readonly code: 'plot-not-found' } | { readonly code: CalendarFault }

/**
 * Reads a calendar file for one plot. The next file of the same program replaces it, as with a feed: what it
 * no longer says is free again.
 */
export class ImportCalendarFile {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute(command: ImportCalendarFileCommand): Promise<Result<ImportedCalendar, ImportCalendarRefusal>> {
    const { calendarReader, clock, publicUrl, transaction, feedEvents } = this.#ports
    const catalogue = await managedCatalogue(this.#ports, command)
    if (!catalogue.ok) return catalogue
    const { organisation, plots } = catalogue.value
    const plot = plots.find(({ id }) => id === command.plotId)
    if (!plot) return refused({ code: 'plot-not-found' })

    const { timezone } = organisation.province.country
    const today = todayIn(timezone, clock)
    const question = { today, timezone, ownHost: ownCalendarHost(publicUrl), blocksTentative: true, keepsPast: true }
    const read = await calendarReader.read(command.file, question)
    if (!read.ok) return read
    const { producer, blocks, skipped } = read.value
    const origin = { organisationId: organisation.id, plotId: plot.id, feedId: null, origin: `file ${producer}`, source: 'file' }
    const work = async () => {
      await feedEvents.lockPlot(plot.id)
      await feedEvents.replace(origin, { blocks, unclear: unclearUids(skipped) }, clock.now())
      await settlePlot(this.#ports, plot.id, today)
      const at = { today, now: clock.now() }
      const conflicts = await feedEvents.conflicts({ organisationId: organisation.id, plotId: plot.id }, at)
      const keys = new Set(blocks.map(({ uid }) => uid))
      const imported = { blocks, skipped, conflicts: conflicts.filter(({ uid }) => keys.has(uid)) }
      if (command.dryRun) throw new NothingKept(imported)
      return imported
    }
    return accepted(await transaction.run(work).catch(resultOfDryRun))
  }
}

/** Ends the transaction of a dry run without anything written; never leaves this file. */
class NothingKept extends Error {
  readonly imported: ImportedCalendar

  constructor(imported: ImportedCalendar) {
    super('nothing is kept')
    this.imported = imported
  }
}

function resultOfDryRun(error: unknown): ImportedCalendar {
  if (error instanceof NothingKept) return error.imported
  throw error
}
