import type { Actor } from '@camp/application/shared/actor.ts'
import { commands } from '@camp/application/testing/rights/commands.ts'
import type { RowOfDecisions } from '@camp/application/testing/rights/decision-table.ts'
import { partsOfUseCases } from '@camp/application/testing/rights/parts.ts'
import { type CommandOf, type GuardedName, rights } from '@camp/application/testing/rights/rights.ts'
import type { RightsFixture } from '@camp/application/testing/rights/rights-fixture.ts'
import type { ServedMarketplace } from '../../testing/given-marketplace.ts'

/** What somebody asks who is told apart: a use case, or a part of one. */
export interface Act {
  readonly name: string
  readonly useCase: GuardedName
  readonly row: RowOfDecisions
  readonly command: (actor: Actor, fixture: RightsFixture) => CommandOf<GuardedName>
}

export const acts: readonly Act[] = [
  ...(Object.keys(commands) as GuardedName[]).map((useCase) => {
    return { name: useCase, useCase, row: rights[useCase], command: commands[useCase] }
  }),
  ...partsOfUseCases.map(({ part, ...of }) => ({ ...of, name: `${of.useCase}, ${part}` })),
]

class Undone extends Error {}

/** Leaves the database as it was, whatever the work wrote. */
export async function undone<Value>({ store }: ServedMarketplace, work: () => Promise<Value>): Promise<Value> {
  const answers: Value[] = []
  await store.database
    .forkEntityManager()
    .transactional(async () => {
      answers.push(await work())
      throw new Undone()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  return answers[0] as Value
}

export interface AnyUseCase {
  execute(command: unknown): Promise<{ readonly ok?: boolean; readonly refusal?: { readonly code?: unknown } }>
}

export function boundTo({ product }: ServedMarketplace, name: GuardedName): AnyUseCase {
  const useCase = product.scope().useCases[name] as unknown as AnyUseCase
  return { execute: (command) => useCase.execute(command) }
}
