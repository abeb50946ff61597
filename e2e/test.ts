import { type BrowserContext, test as base, type ConsoleMessage, expect } from '@playwright/test'
import { BookingPage } from './pages/booking-page.ts'
import { CampsitePage } from './pages/campsite-page.ts'
import { GatewayPage } from './pages/gateway-page.ts'
import { HomePage } from './pages/home-page.ts'
import { ReservePage } from './pages/reserve-page.ts'
import { type Stay, stayFrom } from './pages/stays.ts'
import { Tab } from './pages/tab.ts'
import { Database } from './server/database.ts'
import { Mailbox } from './server/mailbox.ts'
import { Program } from './server/program.ts'
import { type StartedServer, startServer } from './server/start-server.ts'

interface Fixtures {
  readonly tab: Tab
  readonly home: HomePage
  readonly campsite: CampsitePage
  readonly reserving: ReservePage
  readonly gateway: GatewayPage
  readonly booking: BookingPage
  readonly mailbox: Mailbox
  readonly program: Program
  /**
   * Nights of this test alone at a campsite, or on one plot of it (`campsite: plot`), as a unit test checks;
   * the browser without scripts stays four weeks later.
   */
  readonly stay: (place: string, arrival: string, nights: number) => Stay
  /** What the browser complained of: errors of scripts, broken content policies, hydration. */
  readonly complaints: string[]
}

interface WorkerFixtures {
  /** Two workers share no data: what one books is free for the other. */
  readonly server: StartedServer
  readonly database: Database
}

const startedWithinMs = 240_000

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from the pattern.
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: startedWithinMs },
  ],
  database: [
    async ({ server }, use) => {
      const database = new Database(server.dataDirectory)
      await use(database)
      await database.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  complaints: [
    async ({ context }, use) => {
      const complaints = listenTo(context)
      await use(complaints)
      expect(complaints, 'the browser has nothing to complain of').toEqual([])
    },
    { auto: true },
  ],
  tab: async ({ page, javaScriptEnabled }, use) => use(new Tab(page, javaScriptEnabled)),
  home: async ({ tab }, use) => use(new HomePage(tab)),
  campsite: async ({ tab }, use) => use(new CampsitePage(tab)),
  reserving: async ({ tab }, use) => use(new ReservePage(tab)),
  gateway: async ({ tab }, use) => use(new GatewayPage(tab)),
  booking: async ({ tab }, use) => use(new BookingPage(tab)),
  mailbox: async ({ request }, use) => use(new Mailbox(request)),
  program: async ({ request }, use) => use(new Program(request)),
  stay: async ({ javaScriptEnabled }, use) =>
    use((_place, arrival, nights) => stayFrom(arrival, nights, javaScriptEnabled ? 0 : 28)),
})

export { expect }

/** For what shows once a page is asked for again: each time it is there at once or not. */
export const expectNow = expect.configure({ timeout: 1000 })

function listenTo(context: BrowserContext): string[] {
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('console', (message) => {
    if (isComplaint(message)) complaints.push(`${message.text()} (${message.location().url})`)
  })
  return complaints
}

/**
 * A browser also notes every answer that says no, such as a form with mistakes: that is no fault unless a
 * file is missing. Nor is the service worker that the tests keep out.
 */
function isComplaint(message: ConsoleMessage): boolean {
  if (message.type() !== 'error' && message.type() !== 'warning') return false
  if (message.text() === 'Service Worker registration blocked by Playwright') return false
  const refused = /^Failed to load resource: .* status of 4\d\d/.test(message.text())
  return !refused || /^https?:\/\/[^/]+\/(assets|pictures)\//.test(message.location().url)
}
