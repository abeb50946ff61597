import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { isCalendarDate } from '@camp/domain/formatting/calendar-date.ts'
import type { BlockId, PlotId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { chartAddress } from '#app/components/staff/calendar/chart-address.ts'
import { amendmentOf, bookedOnWire, findDeskReservation, refusalOnWire } from './load-reservation.ts'
import type { PanelRefusal } from './panel-model.ts'
import { readWish } from './wish.ts'

export interface PanelPost {
  readonly useCases: UseCases
  readonly actor: Actor
  readonly orgSlug: string
  /** Of the page; what stays of the chart leads back to it. */
  readonly query: URLSearchParams
  readonly form: URLSearchParams
  /** An ISO moment. */
  readonly now: string
}

/** Where to go on, or why not. */
export type Acted = { readonly to: string } | { readonly refusal: PanelRefusal }

type Act = (posted: PanelPost) => Promise<Acted>

const acts: Readonly<Record<string, Act>> = {
  move: moveBooking,
  undo: undoMove,
  block: createBlock,
  'change-block': changeBlock,
  'release-block': releaseBlock,
}

/** The forms of the panel and of the line above the chart, by their button's name. */
export function actOnPanel(posted: PanelPost): Promise<Acted> {
  const act = acts[posted.form.get('intent') ?? '']
  return act ? act(posted) : Promise.resolve(refusal('form-incomplete'))
}

async function moveBooking(posted: PanelPost): Promise<Acted> {
  const { useCases, actor, form, query } = posted
  const reference = form.get('reference') ?? ''
  const view = await findDeskReservation(posted, reference)
  if (!view) return refusal('not-found')
  const wish = readWish(form, bookedOnWire(view, posted.now))
  if (typeof wish === 'string') return refusal(wish)
  const price = form.get('price') === 'keep' ? 'keep' : 're-quote'
  const shown = Number(form.get(`shown-${price}`))
  const amended = await useCases.amendReservation.execute({
    actor,
    as: 'staff',
    id: view.reservation.id,
    amendment: amendmentOf(view, wish, price),
    ignoresStayRules: form.get('ignore') === '1',
    notifiesGuest: form.get('notify') === 'on',
    shownVersion: form.has('version') ? Number(form.get('version')) : null,
    shownAmountDue: Number.isInteger(shown) && form.has(`shown-${price}`) ? Money.cents(shown) : null,
  })
  if (!amended.ok) return { refusal: refusalOnWire(amended.refusal) }
  const { amendmentId } = amended.value
  return { to: chartAddress(query, { done: 'moved', reference, ...(amendmentId && { amendment: amendmentId }) }) }
}

async function undoMove(posted: PanelPost): Promise<Acted> {
  const { useCases, actor, form, query } = posted
  const reference = form.get('reference') ?? ''
  const view = await findDeskReservation(posted, reference)
  if (!view) return refusal('not-found')
  const amendmentId = form.get('amendment') as NonNullable<Parameters<typeof useCases.undoAmendment.execute>[0]['amendmentId']>
  const { id } = view.reservation
  const undone = await useCases.undoAmendment.execute({ actor, id, amendmentId, notifiesGuest: false })
  if (!undone.ok) return { refusal: refusalOnWire(undone.refusal) }
  return { to: chartAddress(query, { done: 'undone', reference }) }
}

async function createBlock({ useCases, actor, orgSlug, form, query }: PanelPost): Promise<Acted> {
  const facts = readBlock(form)
  if ('refusal' in facts) return facts
  const made = await useCases.createBlock.execute({ actor, orgSlug, ...facts.block })
  if (!made.ok) return { refusal: await withNames({ useCases, actor, orgSlug }, made.refusal) }
  return { to: chartAddress(query, { done: 'blocked', block: null, 'block-id': made.value.id }) }
}

async function changeBlock({ useCases, actor, orgSlug, form, query }: PanelPost): Promise<Acted> {
  const facts = readBlock(form)
  if ('refusal' in facts) return facts
  const id = (form.get('block') ?? '') as BlockId
  const version = form.has('version') ? { version: Number(form.get('version')) } : {}
  const changed = await useCases.changeBlock.execute({ actor, id, ...facts.block, ...version })
  if (!changed.ok) return { refusal: await withNames({ useCases, actor, orgSlug }, changed.refusal) }
  return { to: chartAddress(query, { done: 'block-changed', 'block-id': id, ...was(form) }) }
}

async function releaseBlock({ useCases, actor, form, query }: PanelPost): Promise<Acted> {
  const released = await useCases.releaseBlock.execute({ actor, id: (form.get('block') ?? '') as BlockId })
  if (!released.ok) return refusal(released.refusal.code)
  return { to: chartAddress(query, { done: 'block-released', ...was(form) }) }
}

/** What the block was, carried along for "Undo". */
function was(form: URLSearchParams): { readonly was?: string } {
  const before = form.get('was')
  return before ? { was: before } : {}
}

function readBlock(form: URLSearchParams) {
  const [arrival, departure] = [form.get('arrival'), form.get('departure')]
  if (!isCalendarDate(arrival) || !isCalendarDate(departure)) return refusal('form-incomplete')
  if (arrival >= departure) return refusal('departure-not-after-arrival')
  const until = form.get('until')
  const reason = form.get('reason')?.trim() || null
  const plotIds = form.getAll('plot') as PlotId[]
  return {
    block: { plotIds, nights: StayDates.of(arrival, departure), reason, expiresAt: isCalendarDate(until) ? endOf(until) : null },
  }
}

/** The zone in which every page says its times (rule T1). */
const zone = 'Africa/Johannesburg'

function endOf(day: string): Temporal.Instant {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(zone).toInstant()
}

async function withNames(
  asked: Pick<PanelPost, 'useCases' | 'actor' | 'orgSlug'>,
  { code, ...facts }: { readonly code: string; readonly plotIds?: readonly PlotId[] },
): Promise<PanelRefusal> {
  const taken = facts.plotIds ?? []
  if (taken.length === 0) return { code, plotNames: [], criteria: [] }
  const chart = await asked.useCases.showTapeChart.execute({ ...asked, from: null, days: 7 })
  const plots = chart.ok ? chart.value.sites.flatMap((site) => site.plots) : []
  return { code, plotNames: plots.filter(({ id }) => taken.includes(id)).map(({ name }) => name), criteria: [] }
}

function refusal(code: string): { readonly refusal: PanelRefusal } {
  return { refusal: { code, plotNames: [], criteria: [] } }
}
