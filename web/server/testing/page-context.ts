import { InMemoryIdempotencyKeys } from '@camp/application/idempotency/testing/in-memory-idempotency-keys.ts'
import { visitor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { RouterContextProvider } from 'react-router'
import { idempotencyKeys, type RequestFacts, requestFacts, useCases } from '../request-scope.ts'
import { nobodyYet } from '../session/sign-in-facts.ts'

/** What actions are given, of the acts that a test is about, for a visitor. */
export function pageContext(acts: object = {}): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(useCases, acts as UseCases)
  context.set(idempotencyKeys, new InMemoryIdempotencyKeys())
  context.set(requestFacts, { actor: visitor, signIn: nobodyYet } as RequestFacts)
  return context
}
