import { accepted, type Result } from '@camp/domain/shared/result.ts'
import { deskOrganisation, openDesk } from '../desk/desk-access.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { Actor } from '../shared/actor.ts'
import { type Clock, todayIn } from '../shared/clock.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'
import type { OfflineReservationChoices } from './offline-reservation-answers.ts'

interface Ports {
  readonly catalogues: Catalogues
  readonly clock: Clock
}

/** The plots that staff may book, also those that guests cannot, and what a camper must say yes to. */
export class ShowOfflineReservationChoices {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute(query: {
    readonly actor: Actor
    readonly orgSlug: string
  }): Promise<Result<OfflineReservationChoices, NotFound | NotPermitted>> {
    const desk = await openDesk(this.#ports, query)
    if (!desk.ok) return desk
    const { organisation, sites, plots, specialTerms, documents } = desk.value
    const siteName = (siteId: string) => sites.find(({ id }) => id === siteId)?.name ?? ''
    const terms = specialTerms.filter(({ isActive, type }) => isActive && type === 'Mandatory').map(({ name }) => name)
    const papers = documents.filter(({ isActive, isMandatory }) => isActive && isMandatory).map(({ title }) => title)
    return accepted({
      organisation: deskOrganisation(desk.value),
      today: todayIn(organisation.province.country.timezone, this.#ports.clock),
      plots: plots
        .filter(({ isActive }) => isActive)
        .map(({ id, name, siteId }) => ({ plotId: id, plotName: name, siteName: siteName(siteId) })),
      takesOnlinePayment: organisation.takesOnlinePayment,
      mandatory: [...terms, ...papers],
    })
  }
}
