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
    await this.page.goto(address)
    await this.isReady()
  }

  /**
   * After a page that the server sent: with scripts, until they have taken it over. What is typed before
   * might be lost.
   */
  async isReady(): Promise<void> {
    await expect(this.heading).toBeVisible()
    if (!this.hasScripts) return
    await this.page.waitForFunction(isTakenOver)
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

/** React marks an element while it still reads what the server sent; its root says when that is done. */
function isTakenOver(): boolean {
  interface Fiber {
    readonly return: Fiber | null
    readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated: boolean } } }
  }
  const heading = document.querySelector('h1')
  const mark = Object.keys(heading ?? {}).find((key) => key.startsWith('__reactFiber'))
  if (!heading || !mark) return false
  let fiber = (heading as unknown as Record<string, Fiber>)[mark]
  while (fiber?.return) fiber = fiber.return
  return fiber?.stateNode.current.memoizedState.isDehydrated === false
}
