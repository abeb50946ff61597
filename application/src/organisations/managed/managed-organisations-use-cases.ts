import type { ChooseOrganisation } from './choose-organisation.ts'
import type { MyOrganisations } from './my-organisations.ts'

/** Which organisation somebody works for. */
export interface ManagedOrganisationsUseCases {
  readonly chooseOrganisation: Pick<ChooseOrganisation, 'execute'>
  readonly myOrganisations: Pick<MyOrganisations, 'execute'>
}
