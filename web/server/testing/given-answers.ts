import { InMemoryIdempotencyKeys } from '@camp/application/idempotency/testing/in-memory-idempotency-keys.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { type AppFixture, type AppOptions, givenApp } from './given-app.ts'

export interface Asked {
  readonly command: unknown
}

type Answers = { readonly [Name in keyof UseCases]?: (command: unknown) => unknown }

/** The product answers as told, and remembers what it was asked. */
export function givenAnswers(answers: Answers, more: AppOptions = {}): AppFixture & { readonly asked: readonly Asked[] } {
  const asked: Asked[] = []
  const keys = new InMemoryIdempotencyKeys()
  const useCases = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => {
      const execute = async (command: unknown) => {
        asked.push({ command })
        return answer(command)
      }
      return [name, { execute }]
    }),
  ) as unknown as UseCases
  return { asked, ...givenApp(() => ({ useCases, idempotencyKeys: keys }), more) }
}
