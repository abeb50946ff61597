import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '@camp/application/shared/clock.ts'
import type { OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'
import { NightBits } from '../availability/night-bits.ts'
import { readNextPlotNights, readPlotNights } from '../availability/plot-night-rows.ts'
import type { Change, ChangeFeed, ChangeListener } from '../change-feed/change.ts'
import type { KeptFacts } from '../change-feed/kept-facts.ts'
import type { Logger } from '../logging/logger.ts'
import { readCatalogues } from '../organisations/read-catalogues.ts'
import { asOwnWork } from '../postgres/guard/own-work.ts'
import type { Database } from '../postgres/orm.ts'
import { reviewSummaries } from '../reviews/review-summaries.ts'
import { readIndexedRows, readNextIndexedRows } from './campsite-rows.ts'
import { KeptCampsites } from './kept-campsites.ts'

export interface CampsiteIndexOptions {
  readonly database: Pick<Database, 'forkEntityManager'>
  readonly feed: ChangeFeed
  readonly clock: Clock
  readonly isDemoMode: boolean
  /** Catalogues and reviews are read ahead of the first search for each campsite, as far as there is room. */
  readonly kept: Pick<KeptFacts, 'catalogues' | 'reviewSummaries'>
  readonly log: Pick<Logger, 'info' | 'warn'>
}

/** What a search reads; only while it is current. */
export interface KeptStock {
  readonly campsites: KeptCampsites
  readonly nights: NightBits
}

/** All in milliseconds. */
const appliedWithin = 700
const catchingUpWithin = 400
const [firstDelay, longestDelay] = [250, 10_000]

const readTogether = 1_000
const warmedTogether = 20
const millisecondsInDay = 86_400_000
/** Nearest dates reach back two weeks; after twenty days all is read anew, further ahead. */
const [nightsBehind, nightsUntilReadAnew] = [40, 20]

/**
 * Where campsites are, what they offer and which of their nights are free, in the memory of this process. Fed
 * in the background when the process starts, then by what changes; while it is being fed, or is behind, it is
 * not current and the database answers.
 */
export class CampsiteIndex implements ChangeListener {
  readonly #options: CampsiteIndexOptions
  #stock: KeptStock | null = null
  #isWhole = false
  #mustRead = false
  #organisations = new Set<OrganisationId>()
  #plots = new Set<PlotId>()
  /** When the oldest change was heard that is still to be read, and the oldest that is being read. */
  #oldest: number | null = null
  #beingRead: number | null = null
  #working: Promise<void> | undefined
  #warming: Promise<void> | undefined
  #isReadAhead = false
  readonly #stopping = new AbortController()

  constructor(options: CampsiteIndexOptions) {
    this.#options = options
    options.feed.follow(this)
  }

  /** Catalogues were read ahead of the searches that need them, as far as there is room. */
  get isReadAhead(): boolean {
    return this.#isReadAhead
  }

  /** Undefined while it may be more than a second behind. */
  current(): KeptStock | undefined {
    this.#readAnewInTime()
    const oldest = this.#beingRead ?? this.#oldest
    const isApplied = oldest === null || performance.now() - oldest <= appliedWithin
    return this.#stock && this.#isWhole && isApplied && this.#options.feed.isCurrent() ? this.#stock : undefined
  }

  /** A busy process hears late; where it only has to catch up, the database is spared. */
  async soon(): Promise<KeptStock | undefined> {
    return this.current() ?? ((await this.#options.feed.untilCurrent(catchingUpWithin)) ? this.current() : undefined)
  }

  missed(): void {
    this.#isWhole = false
    this.#mustRead = true
    this.#work()
  }

  changed(changes: readonly Change[]): void {
    for (const change of changes) this.#note(change)
    if (this.#organisations.size + this.#plots.size === 0) return
    this.#oldest ??= performance.now()
    this.#work()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await Promise.all([this.#working, this.#warming])
  }

  #readAnewInTime(): void {
    const today = Math.floor(this.#options.clock.now().epochMilliseconds / millisecondsInDay)
    if (this.#isWhole && this.#stock && this.#stock.nights.firstNight + nightsBehind + nightsUntilReadAnew < today) this.missed()
  }

  #note(change: Change): void {
    if (change.kind === 'nights') for (const plotId of change.plotIds) this.#plots.add(plotId)
    if (change.kind === 'catalogue' || change.kind === 'ratings') this.#organisations.add(change.organisationId)
  }

  /** Whoever gave the occasion, a search too, neither ends it nor sees less of the campsites. */
  #work(): void {
    this.#working ??= asOwnWork(() => this.#workOff()).finally(() => {
      this.#working = undefined
      if (this.#hasWork() && !this.#isStopping) this.#work()
    })
  }

  async #workOff(): Promise<void> {
    for (let delay = firstDelay; this.#hasWork() && !this.#isStopping; ) {
      try {
        await (this.#mustRead ? this.#readAll() : this.#readChanged())
        delay = firstDelay
      } catch (error) {
        this.#options.log.warn({ error, retryInMilliseconds: delay }, 'the index of campsites cannot be fed')
        await pause(delay, undefined, { signal: this.#stopping.signal }).catch(() => {})
        delay = Math.min(delay * 2, longestDelay)
      }
    }
  }

  get #isStopping(): boolean {
    return this.#stopping.signal.aborted
  }

  #hasWork(): boolean {
    return this.#mustRead || this.#organisations.size + this.#plots.size > 0
  }

  /** What changes meanwhile is noted and read afterwards. */
  async #readAll(): Promise<void> {
    const began = performance.now()
    this.#mustRead = false
    this.#stock = null
    try {
      const stock = await this.#readStock()
      this.#stock = stock
      this.#isWhole = !this.#mustRead && !this.#isStopping
      const facts = { campsites: stock.campsites.count, plots: stock.nights.plotCount, bytes: stock.nights.bytes }
      this.#options.log.info({ ...facts, milliseconds: Math.round(performance.now() - began) }, 'the index of campsites is fed')
      this.#warming ??= this.#warm().finally(() => {
        this.#warming = undefined
      })
    } catch (error) {
      this.#mustRead = true
      throw error
    }
  }

  async #readStock(): Promise<KeptStock> {
    const { database, clock, isDemoMode } = this.#options
    const em = database.forkEntityManager()
    const first = Math.floor(clock.now().epochMilliseconds / millisecondsInDay) - nightsBehind
    const stock = { campsites: new KeptCampsites({ isDemoMode }), nights: new NightBits(first) }
    for (let after: OrganisationId | null = null, isMore = true; isMore; ) {
      const rows = await readNextIndexedRows(em, after, readTogether)
      for (const row of rows) stock.campsites.put(row)
      after = rows.at(-1)?.id ?? null
      isMore = rows.length === readTogether && !this.#isStopping
    }
    for (let after: PlotId | null = null, isMore = true; isMore; ) {
      const plots = await readNextPlotNights(em, after, readTogether, first)
      for (const plot of plots) stock.nights.put(plot)
      after = plots.at(-1)?.plotId ?? null
      isMore = plots.length === readTogether && !this.#isStopping
    }
    return stock
  }

  /**
   * A few at a time, so that searches have their turn; what cannot be read now is read when it is asked for.
   */
  async #warm(): Promise<void> {
    const { kept, database, log } = this.#options
    const { cache } = kept.catalogues
    const ids = this.#stock?.campsites.ids() ?? []
    const em = database.forkEntityManager()
    try {
      for (let at = 0; at < ids.length && !cache.isFull && !this.#isStopping; at += warmedTogether) {
        const together = ids.slice(at, at + warmedTogether)
        await kept.catalogues.reading(em, () => readCatalogues(em, cache, together))
        await reviewSummaries(em, kept.reviewSummaries, together)
      }
      this.#isReadAhead = !this.#isStopping
    } catch (error) {
      log.warn({ error }, 'catalogues are not read ahead')
    }
  }

  async #readChanged(): Promise<void> {
    const [organisations, plots] = [this.#organisations, this.#plots]
    this.#beingRead = this.#oldest
    this.#oldest = null
    this.#organisations = new Set()
    this.#plots = new Set()
    try {
      await this.#readAgain([...organisations], [...plots])
    } catch (error) {
      this.#organisations = this.#organisations.union(organisations)
      this.#plots = this.#plots.union(plots)
      this.#oldest = this.#beingRead
      throw error
    } finally {
      this.#beingRead = null
    }
  }

  async #readAgain(organisations: readonly OrganisationId[], plots: readonly PlotId[]): Promise<void> {
    const stock = this.#stock
    if (!stock) return
    const em = this.#options.database.forkEntityManager()
    for (const ids of inPortions(plots)) {
      for (const nights of await readPlotNights(em, ids, stock.nights.firstNight)) stock.nights.put(nights)
    }
    for (const ids of inPortions(organisations)) {
      const rows = new Map((await readIndexedRows(em, ids)).map((row) => [row.id, row]))
      for (const id of ids) {
        const row = rows.get(id)
        if (row) stock.campsites.put(row)
        else stock.campsites.remove(id)
      }
    }
  }
}

function inPortions<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / readTogether) }, (_, at) =>
    items.slice(at * readTogether, (at + 1) * readTogether),
  )
}
