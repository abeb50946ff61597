import type { Migration } from '@mikro-orm/migrations'

/** Every migration in the order in which it runs; a name, once released, never changes. */
export const migrations: readonly {
  readonly name: string
  readonly class: new (...args: ConstructorParameters<typeof Migration>) => Migration
}[] = []
