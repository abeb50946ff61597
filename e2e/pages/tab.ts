import { expect, type Locator, type Page } from '@playwright/test'

/** A browser page of one guest, with or without scripts. */
export class Tab {
  readonly page: Page
  readonly hasScripts: boolean

  constructor(page: Page, hasScripts: boolean) {
    this.page = page
    this.hasScripts = hasScripts
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 })
  }

  async open(address: string): Promise<void> {
    const answer = await this.page.goto(address)
    // Such a page never becomes ready: it is said now, not when the time of the test is over.
    if (answer && answer.status() >= 500) throw new Error(`${address} was answered with ${answer.status()}`)
    await this.isReady()
  }

  /**
   * When the page that was asked for is there: with scripts, until they have taken it over and no other page
   * is on its way. What is typed or pressed before might be lost, or meant for the page before.
   */
  async isReady(): Promise<void> {
    await expect(this.heading).toBeVisible()
    if (!this.hasScripts) return
    await this.page.waitForFunction(isSettled)
  }

  /** The value beside a name in a list of facts, such as `Total`. */
  fact(name: string): Locator {
    return this.page
      .locator('dt')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .locator('xpath=following-sibling::dd[1]')
      .filter({ visible: true })
      .first()
  }

  get reservationId(): string {
    const { pathname, searchParams } = new URL(this.page.url())
    const id =
      searchParams.get('reservation') ?? /^\/r\/([^/]+)/.exec(pathname)?.[1] ?? /\/reservation\/([^/]+)/.exec(pathname)?.[1]
    if (!id) throw new Error(`No reservation in ${pathname}`)
    return id
  }
}

/**
 * React marks an element while it still reads what the server sent; its root says when that is done. What
 * the router knows is drawn a moment later: the page is settled when both name one address.
 */
function isSettled(): boolean {
  interface Place {
    readonly navigation: { readonly state: string }
    readonly location: { readonly key: string }
  }
  interface Fiber {
    readonly return: Fiber | null
    readonly child: Fiber | null
    readonly memoizedProps: { readonly value?: Partial<Place> } | null
    readonly stateNode: { readonly current: Fiber & { readonly memoizedState: { readonly isDehydrated: boolean } } }
  }
  const heading = document.querySelector('h1')
  const mark = Object.keys(heading ?? {}).find((key) => key.startsWith('__reactFiber'))
  const router = (globalThis as { __reactRouterDataRouter?: { readonly state: Place } }).__reactRouterDataRouter
  if (!heading || !mark || !router) return false
  let fiber = (heading as unknown as Record<string, Fiber>)[mark]
  while (fiber?.return) fiber = fiber.return
  const drawn = fiber?.stateNode.current
  if (drawn?.memoizedState.isDehydrated !== false) return false
  const shown: { -readonly [Part in keyof Place]?: Place[Part] } = {}
  for (let each: Fiber | null = drawn; each && !(shown.navigation && shown.location); each = each.child) {
    shown.navigation ??= each.memoizedProps?.value?.navigation
    shown.location ??= each.memoizedProps?.value?.location
  }
  const { navigation, location } = router.state
  return navigation.state === 'idle' && shown.navigation?.state === 'idle' && shown.location?.key === location.key
}
