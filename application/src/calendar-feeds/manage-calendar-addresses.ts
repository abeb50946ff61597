import type { CalendarAddressId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { type AuditedWriting, writeAudited } from '../settings/audited-writing.ts'
import { judgeManager, type SettingsRefusal } from '../settings/settings-permission.ts'
import type { OfOrganisation } from '../shared/actor.ts'
import { judgeStaff } from '../shared/judge-staff.ts'
import type { CalendarAddress, CalendarAddresses } from './calendar-addresses.ts'

export interface ShownCalendarAddress extends CalendarAddress {
  readonly url: string
}

interface Ports {
  readonly calendarAddresses: Pick<CalendarAddresses, 'list'>
  readonly publicUrl: string
}

/**
 * Whoever has one of these addresses reads that calendar: they are shown to the organisation's own people.
 */
export class ListCalendarAddresses {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({ actor, organisationId }: OfOrganisation): Promise<Result<readonly ShownCalendarAddress[], SettingsRefusal>> {
    const judged = judgeStaff(actor, organisationId)
    if (!judged.ok) return judged
    const { calendarAddresses, publicUrl } = this.#ports
    return accepted((await calendarAddresses.list(organisationId)).map((address) => shown(address, publicUrl)))
  }
}

interface RenewingPorts extends AuditedWriting {
  readonly calendarAddresses: Pick<CalendarAddresses, 'list' | 'renew'>
  readonly publicUrl: string
}

/** Gives a calendar another address: the old one is told to too many. */
export class RenewCalendarAddress {
  readonly #ports: RenewingPorts

  constructor(ports: RenewingPorts) {
    this.#ports = ports
  }

  execute({
    actor,
    organisationId,
    id,
  }: OfOrganisation & { readonly id: CalendarAddressId }): Promise<Result<ShownCalendarAddress, SettingsRefusal>> {
    const { calendarAddresses, publicUrl } = this.#ports
    const writer = { actor, organisationId }
    return writeAudited<ShownCalendarAddress, SettingsRefusal>(this.#ports, writer, async () => {
      const judged = judgeManager(actor, organisationId)
      if (!judged.ok) return judged
      const before = (await calendarAddresses.list(organisationId)).find((address) => address.id === id)
      const after = before && (await calendarAddresses.renew(organisationId, id))
      if (!after) return refused({ code: 'not-found' })
      const texts = { before: { token: before.token }, after: { token: after.token }, secrets: new Set(['token']) }
      const value = shown(after, publicUrl)
      return accepted({ value, act: 'calendar-address.renewed', subject: id, ...texts })
    })
  }
}

function shown(address: CalendarAddress, publicUrl: string): ShownCalendarAddress {
  return { ...address, url: new URL(`/ical/${address.token}.ics`, publicUrl).href }
}
