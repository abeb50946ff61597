import type { Actor } from '../../shared/actor.ts'
import { commands } from './commands.ts'
import type { RowOfDecisions } from './decision-table.ts'
import type { CommandOf, GuardedName } from './rights.ts'
import type { RightsFixture } from './rights-fixture.ts'

/** A part of a use case that belongs to another row of the table than the rest of it. */
export interface PartOfUseCase<Name extends GuardedName = GuardedName> {
  readonly useCase: Name
  /** As the page of rights names it. */
  readonly part: string
  readonly row: RowOfDecisions
  readonly command: (actor: Actor, fixture: RightsFixture) => CommandOf<Name>
}

function part<Name extends GuardedName>(facts: PartOfUseCase<Name>): PartOfUseCase {
  return facts as unknown as PartOfUseCase
}

const ofOrganisation = { owner: { kind: 'organisation' } } as const

export const partsOfUseCases: readonly PartOfUseCase[] = [
  part({
    useCase: 'changeOrganisation',
    part: 'fees',
    row: 'fees and flags',
    command: (...of) => ({ ...commands.changeOrganisation(...of), section: 'fees', typed: {} }),
  }),
  part({
    useCase: 'deleteLink',
    part: 'of a payment rule',
    row: 'delete links of rules and terms',
    command: (actor, { ruleLinkId }) => ({ actor, kind: 'payment-rule', id: ruleLinkId }),
  }),
  part({
    useCase: 'deleteLink',
    part: 'of a special term',
    row: 'delete links of rules and terms',
    command: (actor, { termLinkId }) => ({ actor, kind: 'special-term', id: termLinkId }),
  }),
  part({
    useCase: 'addPictures',
    part: "the organisation's own",
    row: 'write settings',
    command: (...of) => ({ ...commands.addPictures(...of), ...ofOrganisation }),
  }),
  part({
    useCase: 'removePicture',
    part: "the organisation's own",
    row: 'write settings',
    command: (...of) => ({ ...commands.removePicture(...of), ...ofOrganisation }),
  }),
  part({
    useCase: 'listReservations',
    part: 'of every organisation',
    row: 'platform',
    command: (...of) => ({ ...commands.listReservations(...of), orgSlug: null }),
  }),
  part({
    useCase: 'listReviews',
    part: 'of every organisation',
    row: 'platform',
    command: (...of) => ({ ...commands.listReviews(...of), orgSlug: null }),
  }),
]
