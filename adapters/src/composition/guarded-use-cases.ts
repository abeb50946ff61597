import { isGuarded } from '@camp/application/guarded-acts.ts'
import type { Actor } from '@camp/application/shared/actor.ts'
import { type UseCases, useCaseTable } from '@camp/application/use-cases.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { actingFor } from '../postgres/guard/named-organisations.ts'

interface AnyUseCase {
  execute(command?: { readonly actor?: Actor }): unknown
}

/**
 * Acts that are told who asks read and write only what belongs to the organisations of whoever that is,
 * whatever they ask the stores for: the database's guard behind the check of the act itself.
 */
export function guardedUseCases(useCases: UseCases): UseCases {
  const made = new Map<PropertyKey, AnyUseCase>()
  return new Proxy(useCases, {
    get: (_, name) => {
      const act: AnyUseCase = Reflect.get(useCases, name)
      if (!Object.hasOwn(useCaseTable, name)) return act
      const guardedAct = made.get(name) ?? guarded(name, act)
      made.set(name, guardedAct)
      return guardedAct
    },
  })
}

/** The act itself in all but how it is asked. */
function guarded(name: PropertyKey, act: AnyUseCase): AnyUseCase {
  const execute: AnyUseCase['execute'] = (command) => {
    const organisations = command?.actor && isGuarded(name, command) ? organisationsOf(command.actor) : undefined
    return organisations ? actingFor(organisations, () => act.execute(command)) : act.execute(command)
  }
  return new Proxy(act, { get: (_, key) => (key === 'execute' ? execute : Reflect.get(act, key)) })
}

/** Undefined: every one of them, for the platform and for what the process does by itself. */
function organisationsOf(actor: Actor): readonly OrganisationId[] | undefined {
  if (actor.kind === 'visitor') return []
  if (actor.kind === 'system' || actor.role === 'SUPERADMIN') return undefined
  return actor.role === 'USER' ? [] : actor.organisationIds
}
