import { type ComponentType, type LazyExoticComponent, lazy, memo, type NamedExoticComponent, Suspense } from 'react'
import { firstUse } from './first-use.ts'

/**
 * A part that reads the same without its program, for browsers alone: what the server wrote stands until
 * somebody uses the page, and then the program follows. Shown by `later`.
 */
export function afterFirstUse<Props>(fetch: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await firstUse()
    return { default: await fetch() }
  })
}

/** Keeps such a part as it stands while what it shows is the same. */
export function later<Props extends object>(Part: ComponentType<Props>): NamedExoticComponent<Props> {
  return memo(function Later(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  })
}
