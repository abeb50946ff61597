import { guidedSteps } from '../../domain/src/organisations/guided-set-up.ts'
import { reportKinds } from '../../domain/src/reports/report.ts'
import { masterDataPages, reportPages } from '../../web/app/frames/site/admin-pages.ts'
import { isForEverybody, isLookedAtNarrow } from '../pages/for-everybody.ts'
import { LoginPage } from '../pages/login-page.ts'
import { isLong } from '../pages/long-tests.ts'
import { words } from '../pages/words.ts'
import { expect, test } from '../test.ts'

const slug = 'kloofwater-camp'
const frame = words('staffFrame')
const settings = (page: string) => `/org/org-organisation${page}?org=${slug}`
const work = (page: string) => `/org/${slug}/${page}`

/** The two groups of the platform's menu. */
const menuPages = [masterDataPages, reportPages].flatMap((group) => Object.values(group))

/**
 * What staff read, what only administrators change, what is the platform's alone, and what is everybody's
 * own.
 */
const pages = {
  read: [
    ...[
      settings(''),
      settings('/bank-details'),
      settings('/payment-rules'),
      settings('/special-terms'),
      settings('/saved-texts'),
      settings('/users'),
    ],
    ...[
      work('bookings'),
      work('bookings.csv'),
      work('calendar'),
      work('today'),
      work('messages/to-many'),
      work('bank-statement'),
      work('debtors'),
      work('vouchers'),
      work('cash-up'),
      work('cash-up/today'),
      work('offline-bookings/new'),
    ],
    ...[
      work('money-tasks'),
      `/org/org-billing-report?org=${slug}`,
      `/org/org-billing-report.csv?org=${slug}`,
      `/org/org-billing-report.pdf?org=${slug}`,
      `/org/org-invoices?org=${slug}`,
      `/org/org-invoices.csv?org=${slug}`,
      `/org/org-payouts?org=${slug}`,
      `/org/org-reports/revenue?org=${slug}`,
      `/org/org-reports/occupancy.csv?org=${slug}`,
    ],
    `/org/org-reviews?org=${slug}`,
  ],
  change: [
    ...[
      settings('/payment-rules/new'),
      settings('/special-terms/new'),
      settings('/documents/new'),
      settings('/sites/new'),
      settings('/saved-texts/new'),
    ],
    ...[settings('/plots/new'), settings('/seasons/new'), settings('/age-scales/new'), settings('/discounts/new')],
    ...[settings('/calendar-feeds/new'), settings('/rates/bulk'), settings('/users/invite')],
    settings('/bring-bookings'),
  ],
  platform: [
    ...menuPages,
    ...[
      '/admin/money-tasks',
      '/admin/find-bookings',
      '/admin/coming-aboard',
      '/admin/messages',
      '/admin/guest-messages',
      '/admin/payouts',
      '/admin/invoices',
    ],
    ...['bookings', 'occupancy', 'revenue', 'searches'].map((kind) => `/admin/reports/${kind}`),
    ...['vat-rates', 'holidays', 'school-holidays'].map((kind) => `/admin/${kind}`),
    ...['organisations', 'users', 'audit-log', 'prospects', 'reviews', 'user-reviews', 'hti-sync-log', 'reports/bulksms'].map(
      (list) => `/admin/${list}.csv`,
    ),
    ...['messages', 'whatsapp', 'invoices', 'tags', 'reports/revenue', 'billing-report'].map((list) => `/admin/${list}.xlsx`),
    ...['/admin/billing-report.csv', '/admin/billing-report.pdf', '/admin/vat-rates.csv'],
    ...['/admin/organisations/new', '/admin/users/new', '/admin/countries/new', '/admin/countries/ZA/delete'],
  ],
  own: ['/user/reservations', '/user/profile', '/user/reviews', '/user/invitations'],
} as const

type Kind = keyof typeof pages

/**
 * Rules U2 and U10: signed out to the sign-in, a role that may not 403, another campsite's as if it were not
 * there.
 */
const answers: readonly (readonly [who: string, username: string | null, Readonly<Record<Kind, number>>])[] = [
  ['a visitor', null, { read: 302, change: 302, platform: 302, own: 302 }],
  ['a guest', 'camper@demo.test', { read: 403, change: 403, platform: 403, own: 200 }],
  ['the desk', `desk@${slug}.test`, { read: 200, change: 403, platform: 403, own: 200 }],
  ['the owner', `owner@${slug}.test`, { read: 200, change: 200, platform: 403, own: 200 }],
  ["another campsite's owner", 'owner@breede-bend.test', { read: 404, change: 404, platform: 403, own: 200 }],
  ['the platform', 'admin@demo.test', { read: 200, change: 200, platform: 200, own: 200 }],
]

for (const [who, username, expected] of answers) {
  test(`every page answers ${who} by the table of rights`, async ({ tab }) => {
    const { page } = tab
    if (username) await new LoginPage(tab).signIn(username)

    for (const kind of Object.keys(pages) as Kind[]) {
      for (const address of pages[kind]) {
        const answer = await page.request.get(address, { maxRedirects: 0 })
        expect([address, answer.status()]).toEqual([address, expected[kind]])
        if (answer.status() === 302)
          expect(answer.headers().location).toMatch(/^\/auth\/login\?error=SessionRequired&callbackUrl=/)
      }
    }
  })
}

const isPage = (address: string) => !/\.(csv|pdf|xlsx)(\?|$)/.test(address)

/** What everybody has for themselves. */
const ownPages = [...pages.own, '/auth/second-factor/settings']

/** What staff open all day, besides those that the table of rights walks. */
const morePages = [
  ...[work('money-tasks'), work('messages'), work('offline-bookings'), '/org/org-choose'],
  ...[
    '/public-page',
    '/booking-rules',
    '/messages',
    '/notifications',
    '/owner',
    '/fees',
    '/status',
    '/pictures',
    '/sites',
    '/plots',
    '/map',
  ].map(settings),
  ...['/seasons', '/rates', '/age-scales', '/discounts', '/price-laboratory', '/documents', '/calendar-feeds'].map(settings),
  ...['', ...guidedSteps.map((step) => `/${step}`)].map((step) => settings(`/set-up${step}`)),
  ...['/seasons/copy', '/seasons/school', '/calendar-feeds/out'].map(settings),
  ...reportKinds.filter((kind) => kind !== 'searches').map((kind) => `/org/org-reports/${kind}?org=${slug}`),
  `/org/org-reviews/guests?org=${slug}`,
  ...ownPages,
]

/** Of the bar, on every page alike; guests who wait are counted beside the messages. */
const workLinks = [
  ...(['today', 'bookings', 'calendar', 'offlineBookings'] as const).map((label) => frame(label)),
  new RegExp(`^${frame('messages')}`),
  frame('organisation'),
]

/** A list, and what a new one of its kind is typed into. */
const pagesOf = (kinds: readonly string[]) => kinds.flatMap((kind) => [`/admin/${kind}`, `/admin/${kind}/new`])
/** One with a long name, one with dates; the parts that draw these draw the others. */
const masterDataOfEachForm = ['tagcategories', 'school-holidays']
const otherMasterData = ['provinces', 'countries', 'vat-rates', 'categories', 'holidays']
/** Those that the menu does not lead to are among them. */
const masterData = pagesOf([...masterDataOfEachForm, ...otherMasterData])

/** Everybody can use them; the others are looked at by the journeys that lead to them. */
const forEverybody = new Set<string>([
  ...menuPages,
  ...(isLong ? masterData : pagesOf(masterDataOfEachForm)),
  ...['/admin/organisations/new', '/org/org-choose'],
  ...[
    ...['', '/public-page', '/booking-rules', '/messages', '/notifications', '/saved-texts', '/saved-texts/new', '/owner'],
    ...['/bank-details', '/fees', '/status', '/users', '/users/invite', '/seasons', '/seasons/copy', '/seasons/school'],
    ...['/seasons/new', '/rates', '/rates/bulk', '/age-scales/new', '/discounts/new', '/price-laboratory'],
  ].map(settings),
])

/** One a page, the width of its look; `npm run test:long`: all. Each change of the window is drawn anew. */
function widthsOf(address: string): readonly [number, ...number[]] {
  if (isLong) return [1280, 390, 360]
  return [isLookedAtNarrow(address) ? 360 : 1280]
}

/** What is not there is said inside the frame, too. */
/** Its address names a campsite that there is not. */
const ofNoCampsite = '/org/org-no-such-page'
const noPages = [work('no-such-page'), ofNoCampsite, '/admin/no-such-page']

for (const [who, username, kinds] of [
  ['the owner', `owner@${slug}.test`, ['read', 'change']],
  ['the platform', 'admin@demo.test', ['platform']],
] as const) {
  test(`every page of ${who} begins above 120 px, below one slim bar, and can be used by everybody`, async ({ tab }) => {
    test.setTimeout(600_000)
    const { page } = tab
    const login = new LoginPage(tab)
    // Who has just signed in is greeted, once.
    await login.openAs(username, kinds.includes('platform' as never) ? '/admin/organisations' : settings(''))
    await expect(login.banner).toBeVisible()
    const ofOwner = [...morePages, ...noPages.slice(0, 2)]
    const ofPlatform = [...ownPages, ...reportKinds.map((kind) => `/admin/reports/${kind}`), ...masterData, ...noPages.slice(2)]
    const addresses = [
      ...kinds.flatMap((kind) => pages[kind] as readonly string[]),
      ...(who === 'the owner' ? ofOwner : ofPlatform),
    ]

    const links = page.getByRole('navigation', { name: frame('work') }).getByRole('link')
    for (const address of new Set(addresses.filter(isPage))) {
      const [first, ...others] = widthsOf(address)
      await page.setViewportSize({ width: first, height: 844 })
      await page.goto(address)
      await expect(tab.heading.first()).toBeVisible()
      await expect.soft(login.banner, `${address}: no greeting`).toHaveCount(0)
      await expect.soft(page.getByRole('banner'), `${address}: one bar, with its style`).toHaveCSS('position', 'relative')
      for (const width of [first, ...others]) {
        if (width !== first) await page.setViewportSize({ width, height: 844 })
        if (width === 1280 && who === 'the owner' && address !== ofNoCampsite)
          await expect.soft(links, `${address}: the same items`).toHaveText(workLinks)
        const { top, overflow } = await page.evaluate(() => ({
          top: document.querySelector('h1')?.getBoundingClientRect().top ?? Number.NaN,
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }))
        expect.soft(top, `${address} at ${width} px`).toBeLessThanOrEqual(120)
        expect.soft(overflow, `${address} at ${width} px, sideways`).toBeLessThanOrEqual(0)
      }
      if (!forEverybody.has(address)) continue
      await tab.isReady()
      await isForEverybody(tab, address, { isWholePage: true })
    }
  })
}

test('a form that is sent after the session has ended leads to the sign-in and back to its page', async ({ tab }) => {
  const { request } = tab.page
  for (const address of ['/user/profile', settings('/bank-details'), work('offline-bookings/new'), '/admin/organisations/new']) {
    const answer = await request.post(address, { form: { name: 'Typed too late' }, maxRedirects: 0 })

    const query = new URLSearchParams({ error: 'SessionRequired', callbackUrl: address })
    expect([answer.status(), answer.headers().location]).toEqual([302, `/auth/login?${query}`])
  }
})
