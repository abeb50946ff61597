import type { BlockView } from '@camp/application/blocks/block-views.ts'
import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { chartAddress } from '#app/components/staff/calendar/chart-address.ts'
import { readTyped } from '#app/forms/read-form.server.ts'
import { amendmentOf, bookedOnWire, findDeskReservation, refusalOnWire } from './load-reservation.ts'
import { blockFacts, type PanelAct, type TypedPanel, type UnreadableBlock } from './panel-form.server.ts'
import type { PanelRefusal } from './panel-model.ts'
import { readWish } from './wish.ts'

export interface PanelPost {
  readonly useCases: UseCases
  readonly actor: Actor
  readonly orgSlug: string
  /** Of the page; what stays of the chart leads back to it. */
  readonly query: URLSearchParams
  readonly typed: TypedPanel
  /** An ISO moment. */
  readonly now: string
}

/** Where to go on, or why not. */
export type Acted = { readonly to: string } | { readonly refusal: PanelRefusal }

type Act = (posted: PanelPost) => Promise<Acted>

const acts: Readonly<Record<PanelAct, Act>> = {
  move: moveBooking,
  undo: undoMove,
  block: createBlock,
  'change-block': changeBlock,
  'release-block': releaseBlock,
}

/** The forms of the panel and of the line above the chart, by their button's name. */
export function actOnPanel(posted: PanelPost): Promise<Acted> {
  const { intent } = posted.typed
  return intent ? acts[intent](posted) : Promise.resolve(refusal('form-incomplete'))
}

async function moveBooking(posted: PanelPost): Promise<Acted> {
  const { useCases, actor, typed, query } = posted
  const { reference } = typed
  const view = await findDeskReservation(posted, reference)
  if (!view) return refusal('not-found')
  const wish = readWish(typed, bookedOnWire(view, posted.now))
  if (typeof wish === 'string') return refusal(wish)
  const { price, ignore: ignoresStayRules, notify: notifiesGuest, version: shownVersion } = typed
  const shown = typed[`shown-${price}`]
  const amended = await useCases.amendReservation.execute({
    actor,
    as: 'staff',
    id: view.reservation.id,
    amendment: amendmentOf(view, wish, price),
    ignoresStayRules,
    notifiesGuest,
    shownVersion,
    shownAmountDue: shown === null ? null : Money.cents(shown),
  })
  if (!amended.ok) return { refusal: refusalOnWire(amended.refusal) }
  const { amendmentId } = amended.value
  return { to: chartAddress(query, { done: 'moved', reference, ...(amendmentId && { amendment: amendmentId }) }) }
}

async function undoMove(posted: PanelPost): Promise<Acted> {
  const { useCases, actor, typed, query } = posted
  const { reference } = typed
  const view = await findDeskReservation(posted, reference)
  if (!view) return refusal('not-found')
  const { id } = view.reservation
  const which = typed.amendment && { amendmentId: typed.amendment }
  const undone = await useCases.undoAmendment.execute({ actor, id, ...which })
  if (!undone.ok) return { refusal: refusalOnWire(undone.refusal) }
  const isTold = undone.value.view.told.length > 0
  return { to: chartAddress(query, { done: isTold ? 'undone-told' : 'undone', reference }) }
}

async function createBlock({ useCases, actor, orgSlug, typed, query }: PanelPost): Promise<Acted> {
  const facts = readBlock(typed)
  if ('refusal' in facts) return facts
  const made = await useCases.createBlock.execute({ actor, orgSlug, ...facts.block })
  if (!made.ok) return { refusal: await withNames({ useCases, actor, orgSlug }, made.refusal) }
  return { to: chartAddress(query, { done: 'blocked', block: null, ...nowIs(made.value) }) }
}

async function changeBlock({ useCases, actor, orgSlug, typed, query }: PanelPost): Promise<Acted> {
  const facts = readBlock(typed)
  if ('refusal' in facts) return facts
  const changed = await useCases.changeBlock.execute({ actor, id: typed.block, ...facts.block, ...seen(typed) })
  if (!changed.ok) return { refusal: await withNames({ useCases, actor, orgSlug }, changed.refusal) }
  return { to: chartAddress(query, { done: 'block-changed', ...nowIs(changed.value), ...was(typed) }) }
}

async function releaseBlock({ useCases, actor, typed, query }: PanelPost): Promise<Acted> {
  const released = await useCases.releaseBlock.execute({ actor, id: typed.block, ...seen(typed) })
  if (!released.ok) return refusal(released.refusal.code)
  return { to: chartAddress(query, { done: 'block-released', ...was(typed) }) }
}

function seen({ version }: TypedPanel): { readonly version?: number } {
  return version === null ? {} : { version }
}

/** Which block it is after the act: "Undo" leaves what somebody else makes of it. */
function nowIs({ id, version }: Pick<BlockView, 'id' | 'version'>) {
  return { 'block-id': id, 'block-version': String(version) }
}

/** What the block was, carried along for "Undo". */
function was({ was: before }: TypedPanel): { readonly was?: string } {
  return before === '' ? {} : { was: before }
}

function readBlock(typed: TypedPanel) {
  const read = readTyped<typeof blockFacts, UnreadableBlock>(blockFacts, typed)
  if (!read.ok) return refusal(read.refusal.problems[0]?.code ?? 'form-incomplete')
  return { block: { ...read.value, plotIds: typed.plot, reason: typed.reason || null } }
}

async function withNames(
  asked: Pick<PanelPost, 'useCases' | 'actor' | 'orgSlug'>,
  { code, ...facts }: { readonly code: string; readonly plotIds?: readonly PlotId[] },
): Promise<PanelRefusal> {
  const taken = facts.plotIds ?? []
  if (taken.length === 0) return { code, plotNames: [], rules: [] }
  const chart = await asked.useCases.showTapeChart.execute({ ...asked, from: null, days: 7 })
  const plots = chart.ok ? chart.value.sites.flatMap((site) => site.plots) : []
  return { code, plotNames: plots.filter(({ id }) => taken.includes(id)).map(({ name }) => name), rules: [] }
}

function refusal(code: string): { readonly refusal: PanelRefusal } {
  return { refusal: { code, plotNames: [], rules: [] } }
}
