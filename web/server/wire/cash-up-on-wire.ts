import type { BookedTillEntry } from '@camp/application/cash-up/cash-ups.ts'
import type { NamedTill } from '@camp/application/cash-up/list-till.ts'
import type { CashUpView } from '@camp/application/cash-up/show-cash-up.ts'
import { comesIn } from '@camp/domain/payments/money-move.ts'
import { dateOnWire, instantOnWire, randOnWire } from './on-wire.ts'

export type WireCashUp = ReturnType<typeof cashUpOnWire>
export type WireTillLine = ReturnType<typeof tillLineOnWire>

export function cashUpOnWire(view: CashUpView) {
  const { closed } = view
  return {
    organisation: { slug: view.organisation.slug, name: view.organisation.name, timezone: view.organisation.timezone },
    day: dateOnWire(view.day),
    today: dateOnWire(view.today),
    lines: view.lines.map(({ method, by, byName, taken, returned }) => ({
      method,
      by,
      byName,
      taken: randOnWire(taken),
      returned: randOnWire(returned),
      net: randOnWire(taken.minus(returned)),
    })),
    methods: view.methods.map(({ method, expected, counted }) => ({
      method,
      expected: randOnWire(expected),
      counted: counted && randOnWire(counted),
      difference: counted && randOnWire(counted.minus(expected)),
    })),
    net: randOnWire(view.net),
    entries: view.entries.map(entryOnWire),
    closed: closed && {
      at: instantOnWire(closed.at),
      byName: closed.byName,
      note: closed.note,
      difference: randOnWire(closed.difference),
    },
    later: view.later.map(entryOnWire),
    laterNet: randOnWire(view.laterNet),
  }
}

export type WireTillEntry = ReturnType<typeof entryOnWire>

function entryOnWire({ byName, ...entry }: BookedTillEntry & { readonly byName: string | null }) {
  const { id, kind, method, reference, amount, at, reservationId, simpleReference, guestName } = entry
  const signed = randOnWire(amount)
  return {
    id,
    kind,
    method,
    reference,
    amount: comesIn(kind) ? signed : -signed,
    at: instantOnWire(at),
    byName,
    reservationId,
    simpleReference,
    guestName,
  }
}

export function tillLineOnWire({ day, method, by, byName, state, taken, returned }: NamedTill['rows'][number]) {
  return {
    day: dateOnWire(day),
    method,
    by,
    byName,
    state,
    taken: randOnWire(taken),
    returned: randOnWire(returned),
    net: randOnWire(taken.minus(returned)),
  }
}
