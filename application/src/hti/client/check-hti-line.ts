import { listedPlots } from '@camp/domain/availability/listed-plots.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Catalogues } from '../../organisations/catalogues.ts'
import type { Actor } from '../../shared/actor.ts'
import { mayManagePlatform } from '../../shared/permissions.ts'
import type { Randomness } from '../../shared/randomness.ts'
import type { NotFound, NotPermitted } from '../../shared/refusals.ts'
import type { HtiLine, HtiLines } from './hti-lines.ts'
import type { HtiQuestion, HtiReplied } from './hti-questions.ts'
import { outgoingEnding, type SayPorts, sayInLog } from './say-in-log.ts'

export interface CheckedHtiRoom {
  /** Null: the plot has none, and is not sold there. */
  readonly code: string | null
  /** Null: they have no such room. */
  readonly theirs: string | null
  /** Null: no plot has this code. */
  readonly ours: string | null
  readonly plotId: PlotId | null
}

export type CheckHtiRefusal = NotPermitted | NotFound | { readonly code: 'line-failed'; readonly text: string }

interface Ports extends SayPorts {
  readonly htiLines: HtiLines
  readonly catalogues: Pick<Catalogues, 'find' | 'findBySlug'>
  readonly randomness: Randomness
}

/** Asks the channel whether it is there and which rooms it has, beside the codes of the plots. */
export class CheckHtiLine {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({
    actor,
    campsite,
  }: {
    readonly actor: Actor
    readonly campsite: { readonly slug: string } | { readonly id: OrganisationId }
  }): Promise<Result<readonly CheckedHtiRoom[], CheckHtiRefusal>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const catalogue = await this.#catalogueOf(campsite)
    if (!catalogue) return refused({ code: 'not-found' })
    const line = await this.#ports.htiLines.find(catalogue.organisation.id)
    if (!line) return refused({ code: 'line-failed', text: 'this campsite does not tell HTI anything' })
    const pinged = await this.#ask(line, { kind: 'PING' })
    if (!pinged.ok) return pinged
    const described = await this.#ask(line, { kind: 'HOTEL_DESCRIPTIVE_INFO', hotelCode: line.propertyCode })
    if (!described.ok) return described
    return accepted(comparedRooms(described.value.rooms, line.rooms, catalogue))
  }

  #catalogueOf(campsite: { readonly slug: string } | { readonly id: OrganisationId }): Promise<Catalogue | undefined> {
    const { catalogues } = this.#ports
    return 'slug' in campsite ? catalogues.findBySlug(campsite.slug) : catalogues.find(campsite.id)
  }

  async #ask(line: HtiLine, question: HtiQuestion): Promise<Result<HtiReplied, CheckHtiRefusal>> {
    const { htiQueue, clock, randomness } = this.#ports
    const [id, at] = [randomness.uuid(), clock.now()]
    const { organisationId } = line
    const begin = (request: string) => htiQueue.add({ id, kind: question.kind, at, request, organisationId, reservationId: null })
    const said = await sayInLog(this.#ports, line, { id, at, question, begin })
    await htiQueue.end(id, outgoingEnding(said, Number.MAX_SAFE_INTEGER, clock.now()))
    return said.result.ok ? said.result : refused({ code: 'line-failed', text: said.result.refusal.text })
  }
}

/** By their codes, then the plots that have none, as the campsite sorts them. */
function comparedRooms(
  told: readonly { readonly code: string; readonly name: string }[],
  known: HtiLine['rooms'],
  catalogue: Catalogue,
): readonly CheckedHtiRoom[] {
  const theirs = new Map(told.map(({ code, name }) => [code, name]))
  const plots = listedPlots(catalogue).map(({ plot, site }) => ({ id: plot.id, name: `${site.name}, ${plot.name}` }))
  const plotIds = new Map(known.map(({ plotId, code }) => [code, plotId]))
  const coded = [...new Set([...plotIds.keys(), ...theirs.keys()])].toSorted().map((code) => {
    const plotId = plotIds.get(code) ?? null
    const name = plots.find(({ id }) => id === plotId)?.name ?? ''
    return { code, theirs: theirs.get(code) ?? null, ours: plotId && name, plotId }
  })
  const withCode = new Set(plotIds.values())
  const bare = plots.filter(({ id }) => !withCode.has(id))
  return [...coded, ...bare.map(({ id, name }) => ({ code: null, theirs: null, ours: name, plotId: id }))]
}
