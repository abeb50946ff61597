import type { TableFault } from '@camp/application/booking-takeover/table-reader.ts'
import type { TakeoverConflict, TakeoverQuery, TakeoverView } from '@camp/application/booking-takeover/takeover-answers.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { refusedPage } from '#server/staff/refused-page.ts'
import { dateOnWire, randOnWire } from '#server/wire/on-wire.ts'

export type TakeoverReply =
  | { readonly kind: 'problem'; readonly code: TableFault['code'] | 'none' }
  | (Chosen & { readonly kind: 'preview'; readonly text: string; readonly wasRefused: boolean } & ReturnType<typeof viewOnWire>)
  | { readonly kind: 'meanwhile'; readonly rows: readonly number[] }
  | { readonly kind: 'done'; readonly references: readonly string[]; readonly known: number; readonly leftOut: number }

export type Preview = Extract<TakeoverReply, { readonly kind: 'preview' }>

interface Chosen {
  readonly notifiesGuests: boolean
  /** Plots of another name, as they were chosen. */
  readonly named: readonly { readonly spelled: string; readonly id: string }[]
}

interface Asked {
  readonly useCases: Pick<UseCases, 'previewTakeover' | 'takeOverBookings'>
  readonly query: TakeoverQuery
}

export async function answerPreview({ useCases, query }: Asked): Promise<TakeoverReply> {
  const shown = await useCases.previewTakeover.execute(query)
  if (shown.ok) return previewOf(shown.value, query, false)
  return faultOf(shown.refusal.code)
}

export async function answerTakeOver({ useCases, query }: Asked): Promise<TakeoverReply> {
  const done = await useCases.takeOverBookings.execute(query)
  if (done.ok) {
    const { bookings, known, leftOut } = done.value
    return { kind: 'done', references: bookings.map(({ simpleReference }) => simpleReference), known, leftOut }
  }
  if (done.refusal.code === 'takeover-conflicts') return previewOf(done.refusal.view, query, true)
  return done.refusal.code === 'taken-meanwhile' ? { kind: 'meanwhile', rows: done.refusal.rows } : faultOf(done.refusal.code)
}

function faultOf(code: TableFault['code'] | 'not-found' | 'not-permitted'): TakeoverReply {
  if (code === 'not-found' || code === 'not-permitted') throw refusedPage(code)
  return { kind: 'problem', code }
}

function previewOf(view: TakeoverView, { text, plotNames, notifiesGuests }: TakeoverQuery, wasRefused: boolean): TakeoverReply {
  const named = [...plotNames].map(([spelled, id]) => ({ spelled, id: id as string }))
  return { kind: 'preview', text, wasRefused, notifiesGuests, named, ...viewOnWire(view) }
}

function viewOnWire({ source, headings, columns, missing, lines, unknownPlots, plots }: TakeoverView) {
  return {
    source,
    headings,
    columns,
    missing,
    unknownPlots,
    plots: plots.map(({ id, name, siteName }) => ({ id: id as string, name, siteName })),
    lines: lines.map(({ row, reference, guestName, plotName, arrival, departure, outcome }) => ({
      row,
      reference,
      guestName,
      plotName,
      arrival: arrival && dateOnWire(arrival),
      departure: departure && dateOnWire(departure),
      kind: outcome.kind,
      total: outcome.kind === 'new' ? randOnWire(outcome.total) : null,
      paid: outcome.kind === 'new' ? randOnWire(outcome.paid) : null,
      hasContact: outcome.kind !== 'new' || outcome.hasContact,
      conflicts: outcome.kind === 'conflict' ? outcome.conflicts.map(conflictOnWire) : [],
    })),
  }
}

/** One form for all of them. */
function conflictOnWire(conflict: TakeoverConflict) {
  return {
    code: conflict.code,
    field: 'field' in conflict ? conflict.field : null,
    text: 'text' in conflict ? conflict.text : 'plotName' in conflict ? conflict.plotName : null,
    row: 'row' in conflict ? conflict.row : null,
    fault: 'fault' in conflict ? conflict.fault : null,
  }
}
