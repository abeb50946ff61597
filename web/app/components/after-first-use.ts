import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { firstUse } from './first-use.ts'

/**
 * A part that reads the same without its program, for browsers alone: what the server wrote stands until
 * somebody uses the page, and then the program follows. In a <Suspense> whose props rest until then.
 */
export function afterFirstUse<Props>(fetch: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await firstUse()
    return { default: await fetch() }
  })
}
