import type { GroupMessage, GuestOfGroup } from '@camp/application/conversations/write-to-many.ts'
import { randOnWire } from './on-wire.ts'

export type WireGroupMessage = ReturnType<typeof groupMessageOnWire>

/** Who of a group gets a message and who does not, before it goes out. */
export function groupMessageOnWire({ to, leftOut, example, sms, revision }: GroupMessage) {
  return {
    to: to.map(({ channel, parts, leadsToPage, ...guest }) => ({ ...guestOnWire(guest), channel, parts, leadsToPage })),
    leftOut: leftOut.map((guest) => ({
      ...guestOnWire(guest),
      why: guest.why,
      because: guest.why === 'unreachable' ? guest.because : null,
      field: guest.why === 'field-empty' ? guest.field : null,
    })),
    example,
    sms: { ...sms, cost: sms.cost && randOnWire(sms.cost) },
    revision,
  }
}

function guestOnWire({ id, simpleReference, guestName, plots }: GuestOfGroup) {
  return { id, simpleReference, guestName, plots: plots.join(', ') }
}
